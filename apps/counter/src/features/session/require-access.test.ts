import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { type Access, accessOf } from './access.ts';
import { requireAccess } from './require-access.ts';
import { sessionQueries } from './session.queries.ts';

const nobody = accessOf({
  device: null,
  account: null,
  hasLostDevice: false,
  hasLostPerson: false,
  isRestaurantDeleted: false,
});
const person = { name: 'Farah', email: 'farah@example.com' };
const workplace = { id: 'saffron', name: 'Saffron & Smoke' };

/** Where a page leads with this access; the page itself when it may be there. */
async function landingOf(access: Access, pathname?: string) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQueries.access().queryKey, access);
  try {
    return await requireAccess(queryClient, pathname);
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const { to, search } = error.options;
    return { to, search };
  }
}

test.each([
  ['nobody is led to pairing', {}, { to: '/pair', search: undefined }],
  ['a removed device reads why', { hasLostDevice: true }, { to: '/pair', search: { reason: 'removed' } }],
  [
    'a removed device reads why, even with a person signed in',
    { hasLostDevice: true, person, workplace },
    { to: '/pair', search: { reason: 'removed' } },
  ],
  [
    'a device whose restaurant is deleted reads so, and is not led to pairing',
    { isRestaurantDeleted: true, person, workplace },
    { to: '/closed', search: undefined },
  ],
  ['an ended session reads why', { hasLostPerson: true }, { to: '/sign-in', search: { problem: 'ended' } }],
  ['a person of no team reads so', { person }, { to: '/not-staff', search: undefined }],
  ['a device stays when the session on it has ended', { workplace, hasLostPerson: true }, { workplace }],
])('%s', async (_, facts: Partial<Access>, landing) => {
  expect(await landingOf({ ...nobody, ...facts })).toMatchObject(landing);
});

const order = '64b0a1f2c3d4e5f6f7a8b9c0';

test.each([
  ['nobody signs in first', {}, `/orders/${order}`, { to: '/sign-in', search: { order } }],
  [
    'an ended session reads why',
    { hasLostPerson: true },
    `/orders/${order}`,
    { to: '/sign-in', search: { problem: 'ended', order } },
  ],
  ['a person of no team reads so', { person }, `/orders/${order}`, { to: '/not-staff', search: undefined }],
  ['a device shows it', { workplace }, `/orders/${order}`, { workplace }],
  ['a page that is no order is not followed', {}, '/orders', { to: '/pair', search: undefined }],
])('from a link to an order: %s', async (_, facts: Partial<Access>, pathname, landing) => {
  const found = await landingOf({ ...nobody, ...facts }, pathname);
  expect('to' in found ? found : { workplace: found.workplace }).toEqual(landing);
});
