import { NotFoundPage } from '@tiffin/ui';

/** What an unknown address shows. */
export function NotFound() {
  return <NotFoundPage homeHref="/" />;
}
