import { MyData, type MyDataProps } from '@tiffin/ui';

/** The app downloads the copy, and asks once more before it deletes. */
export function DataOfTheCustomer(
  props: Pick<MyDataProps, 'isPreparing' | 'requestHref' | 'onDownload' | 'onErase'>,
) {
  return <MyData {...props} />;
}
