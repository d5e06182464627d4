import { NotFoundPage } from '@tiffin/ui';
import { pageStrings } from '../features/page/page.strings.ts';

/** Nothing is here. */
export function NotFound() {
  return (
    <main>
      <NotFoundPage kind="page" homeLabel={pageStrings.board} />
    </main>
  );
}
