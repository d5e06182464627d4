import { NotFoundPage } from '@tiffin/ui';

/** Nothing is here. */
export function NotFound() {
  return (
    <main>
      <NotFoundPage kind="page" />
    </main>
  );
}
