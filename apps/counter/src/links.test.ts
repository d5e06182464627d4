import type { PairingFormProps, StaffSignInProps } from '@tiffin/ui';
import { expect, test } from 'vitest';
import { dayLinks } from './features/day/day-links.ts';
import type { AppHref } from './links.ts';
import { counterPages } from './shell/counter-pages.ts';

// The compiler is the test: once it accepts one of these, the expectation above it is the error.
export const rejected = (): unknown => {
  // @ts-expect-error -- no route has this path
  const toComponent: Pick<PairingFormProps, 'signInHref'> = { signInHref: '/sing-in' };
  // @ts-expect-error -- the order is missing
  const withoutParameter: AppHref = '/orders';
  // @ts-expect-error -- pages of the storefront are not pages of the counter
  const ofOtherApp: Pick<StaffSignInProps, 'pairHref'> = { pairHref: '/profile' };
  return [toComponent, withoutParameter, ofOtherApp];
};

test('an address is the path of a route, with its parameters and its search', () => {
  const { previousHref } = dayLinks({ from: '2026-11-21', to: '2026-11-21', span: 'day' }, '2026-11-21');
  const accepted: readonly (AppHref | null)[] = [
    ...Object.values(counterPages),
    '/orders/5f0c',
    previousHref,
  ];
  expect(accepted).toContain('/today?date=2026-11-20');
});
