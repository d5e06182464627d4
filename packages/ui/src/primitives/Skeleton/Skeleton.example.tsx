import { Skeleton } from '@tiffin/ui';

/** Stands where a name and a line of text will be. */
export function NameLoading() {
  return (
    <>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
    </>
  );
}
