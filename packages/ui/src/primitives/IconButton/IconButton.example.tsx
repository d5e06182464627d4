import { IconButton } from '@tiffin/ui';

/** Removes one dish, and says which. */
export function RemoveDish({ name, remove }: { name: string; remove: () => void }) {
  return <IconButton icon="delete" label={`Remove ${name}`} onClick={remove} />;
}
