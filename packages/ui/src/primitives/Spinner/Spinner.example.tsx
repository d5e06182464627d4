import { Spinner } from '@tiffin/ui';

/** Words stand beside it, so that it needs none of its own. */
export function LookingUp() {
  return (
    <p>
      <Spinner label="" /> Looking up your postcode
    </p>
  );
}
