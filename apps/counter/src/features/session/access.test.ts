import { expect, test } from 'vitest';
import { accessOf, personOutsideTeam } from './access.ts';

const device = {
  device: { id: 'd', name: 'Till', pairedBy: 'Farah', pairedAt: '', lastSeenAt: '' },
  restaurantId: 'saffron',
  restaurantName: 'Saffron & Smoke',
  elevation: null,
};
const membership = (restaurantId: string, role: 'owner' | 'staff') => ({
  memberId: `member-${restaurantId}`,
  restaurantId,
  restaurantName: restaurantId,
  role,
});
const person = { name: 'Farah', email: 'farah@example.com' };
const none = { hasLostDevice: false, hasLostPerson: false, isRestaurantDeleted: false };

test('the device decides the restaurant, and the person has the role of that one', () => {
  const memberships = [membership('forno', 'owner'), membership('saffron', 'staff')];
  const access = accessOf({ ...none, device, account: { person, memberships } });
  expect([access.workplace?.id, access.role]).toEqual(['saffron', 'staff']);
  expect(personOutsideTeam(access)).toBeNull();
});

test('a person of another restaurant has no role at this device', () => {
  const access = accessOf({
    ...none,
    device,
    account: { person, memberships: [membership('forno', 'owner')] },
  });
  expect([access.workplace?.id, access.role]).toEqual(['saffron', null]);
  expect(personOutsideTeam(access)).toEqual(person);
});

test('without a device a person works at the first of their restaurants', () => {
  const access = accessOf({
    ...none,
    device: null,
    account: { person, memberships: [membership('forno', 'owner')] },
  });
  expect([access.workplace?.id, access.role]).toEqual(['forno', 'owner']);
});
