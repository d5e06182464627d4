import { type ApiResult, type CallResult, resultFor } from '@tiffin/api';
import type { DeviceAccount, StaffAccount } from '@tiffin/api/counter';
import { deviceBackend, staffBackend } from '../../server/backend.server.ts';
import type { Credential } from '../../server/credential-cookies.ts';
import { forgetCredential, keepCredential, readCredential } from '../../server/credentials.server.ts';
import { type Access, accessOf } from './access.ts';

/** As long as browsers keep a cookie; each start of the page renews it. */
export const deviceSeconds = 400 * 24 * 3600;

/** Asks the backend who works here; a token that it refuses is taken out of the browser. */
export async function readAccess(): Promise<CallResult<Access>> {
  const tokens = { device: readCredential('device'), person: readCredential('person') };
  const [device, person] = await Promise.all([
    askDevice(tokens.device),
    ask<StaffAccount>('person', tokens.person, (token) => staffBackend(token).getStaffAccount()),
  ]);
  if (!device.ok) return device;
  if (!person.ok) return person;
  const isRestaurantDeleted = device.value === 'restaurant_deleted';
  const found = device.value === 'restaurant_deleted' ? null : device.value;
  // Kept as well while the restaurant is deleted: it may be restored.
  if (tokens.device !== undefined && device.value !== null) {
    keepCredential('device', tokens.device, deviceSeconds);
  }
  return {
    ok: true,
    value: accessOf({
      device: found,
      account: person.value,
      hasLostDevice: tokens.device !== undefined && device.value === null,
      hasLostPerson: tokens.person !== undefined && person.value === null,
      isRestaurantDeleted,
    }),
  };
}

async function askDevice(
  token: string | undefined,
): Promise<CallResult<DeviceAccount | 'restaurant_deleted' | null>> {
  const result = await ask<DeviceAccount>('device', token, (one) => deviceBackend(one).getDevice());
  const isDeleted = !result.ok && result.failure.code === 'restaurant_deleted';
  return isDeleted ? { ok: true, value: 'restaurant_deleted' } : result;
}

async function ask<Account>(
  credential: Credential,
  token: string | undefined,
  call: (token: string) => Promise<ApiResult<Account>>,
): Promise<CallResult<Account | null>> {
  if (token === undefined) return { ok: true, value: null };
  const result = await call(token);
  if (result.ok || result.error.status !== 401) return resultFor(result);
  forgetCredential(credential);
  return { ok: true, value: null };
}
