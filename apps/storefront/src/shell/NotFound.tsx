import { rootRouteId, useLoaderData } from '@tanstack/react-router';
import { NotFoundPage } from '@tiffin/ui';

/** Nothing is here: a page of a known restaurant, or an unknown hostname. */
export function NotFound() {
  const data: unknown = useLoaderData({ from: rootRouteId });
  return <NotFoundPage kind={data === undefined ? 'restaurant' : 'page'} />;
}
