import { Icon } from '@tiffin/ui';

/** Beside words an icon has no name of its own. */
export function DeliveryTime() {
  return (
    <p>
      <Icon name="clock" size="small" /> 30 to 40 minutes
    </p>
  );
}
