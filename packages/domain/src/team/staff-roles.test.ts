import { expect, test } from 'vitest';
import { hasRole, staffRoles } from './staff-roles.ts';

test('each role may do what those after it may, and nothing else', () => {
  const allowed = staffRoles.map((role) => staffRoles.filter((needed) => hasRole(role, needed)));
  expect(allowed).toEqual([['owner', 'manager', 'staff'], ['manager', 'staff'], ['staff']]);
});
