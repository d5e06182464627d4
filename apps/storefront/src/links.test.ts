import type { NotFoundPageProps } from '@tiffin/ui';
import { expect, test } from 'vitest';
import { type AppHref, hrefOf } from './links.ts';
import type { getRouter } from './router.tsx';

type BuildLocation = ReturnType<typeof getRouter>['buildLocation'];

// The compiler is the test: once it accepts one of these, the expectation above it is the error.
export const rejected = (buildLocation: BuildLocation): unknown => {
  // @ts-expect-error -- no route has this path
  const toComponent: NotFoundPageProps = { homeHref: '/hom' };
  return [
    toComponent,
    // @ts-expect-error -- no route has this path
    buildLocation({ to: '/serch' }),
    // @ts-expect-error -- the search page has no such parameter
    buildLocation({ to: '/search', search: { query: 'tikka' } }),
    // @ts-expect-error -- the order is missing
    buildLocation({ to: '/orders/$id' }),
  ];
};

test('an address is the path of a route, with its parameters and its search', () => {
  const accepted: readonly AppHref[] = ['/', '/orders/5f0c', '/search?q=tikka', '/category/5f0c?dish=1'];
  expect(accepted.map((href) => hrefOf({ href }))).toEqual(accepted);
});
