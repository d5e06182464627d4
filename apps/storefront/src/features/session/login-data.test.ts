import { afterEach, expect, test, vi } from 'vitest';
import { readLoginData } from './log-in.ts';

const user = {
  id: 'u',
  name: 'Ada',
  email: 'ada@example.com',
  phoneNumber: null,
  photoUrl: null,
  role: 'customer',
};
const complete = { accessToken: 'a', refreshToken: 'r', user };

afterEach(() => void vi.restoreAllMocks());

test('complete login data is taken as it is', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(readLoginData(complete)).toEqual(complete);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  null,
  undefined,
  'text',
  {},
  { ...complete, accessToken: '' },
  { ...complete, refreshToken: undefined },
  { ...complete, user: null },
  { ...complete, user: { name: 'Ada' } },
  { ...complete, user: { ...user, phoneNumber: 7 } },
])('%j is ignored and logged', (data) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(readLoginData(data)).toBeNull();
  expect(log).toHaveBeenCalledWith('Invalid login data');
});
