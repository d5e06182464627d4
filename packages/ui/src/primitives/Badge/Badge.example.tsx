import { Badge } from '@tiffin/ui';

/** Marks a dish that many order. */
export function Popular() {
  return (
    <Badge tone="ink" icon="flame">
      Popular
    </Badge>
  );
}
