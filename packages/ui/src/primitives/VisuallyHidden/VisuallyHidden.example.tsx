import { VisuallyHidden } from '@tiffin/ui';

/** Words that a sighted reader takes from the place. */
export function OldPrice() {
  return (
    <s>
      <VisuallyHidden>Before: </VisuallyHidden>£12.00
    </s>
  );
}
