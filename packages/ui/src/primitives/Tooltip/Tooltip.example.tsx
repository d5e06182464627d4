import { IconButton, Tooltip } from '@tiffin/ui';

/** The spoken name of an icon for those who see it. */
export function EditName({ edit }: { edit: () => void }) {
  return (
    <Tooltip label="Edit name" placement="top">
      <IconButton icon="edit" label="Edit name" onClick={edit} />
    </Tooltip>
  );
}
