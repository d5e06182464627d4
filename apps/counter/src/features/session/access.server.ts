import { type ApiResult, unwrap } from '@tiffin/api';
import type { DeviceAccount, StaffAccount } from '@tiffin/api/counter';
import { deviceBackend, staffBackend } from '../../server/backend.server.ts';
import type { Credential } from '../../server/credential-cookies.ts';
import { forgetCredential, keepCredential, readCredential } from '../../server/credentials.server.ts';
import { type Access, accessOf } from './access.ts';

/** As long as browsers keep a cookie; each start of the page renews it. */
export const deviceSeconds = 400 * 24 * 3600;

/** Asks the backend who works here; a token that it refuses is taken out of the browser. */
export async function readAccess(): Promise<Access> {
  const tokens = { device: readCredential('device'), person: readCredential('person') };
  const [device, person] = await Promise.all([
    askDevice(tokens.device),
    ask<StaffAccount>('person', tokens.person, (token) => staffBackend(token).getStaffAccount()),
  ]);
  const isRestaurantDeleted = device === 'restaurant_deleted';
  const found = device === 'restaurant_deleted' ? null : device;
  // Kept as well while the restaurant is deleted: it may be restored.
  if (tokens.device !== undefined && device !== null) {
    keepCredential('device', tokens.device, deviceSeconds);
  }
  return accessOf({
    device: found,
    account: person,
    hasLostDevice: tokens.device !== undefined && device === null,
    hasLostPerson: tokens.person !== undefined && person === null,
    isRestaurantDeleted,
  });
}

async function askDevice(token: string | undefined): Promise<DeviceAccount | 'restaurant_deleted' | null> {
  return ask<DeviceAccount | 'restaurant_deleted'>('device', token, async (one) => {
    const result = await deviceBackend(one).getDevice();
    const isDeleted = !result.ok && result.error.code === 'restaurant_deleted';
    return isDeleted ? { ok: true, data: 'restaurant_deleted' } : result;
  });
}

async function ask<Account>(
  credential: Credential,
  token: string | undefined,
  call: (token: string) => Promise<ApiResult<Account>>,
): Promise<Account | null> {
  if (token === undefined) return null;
  const result = await call(token);
  if (result.ok || result.error.status !== 401) return unwrap(result);
  forgetCredential(credential);
  return null;
}
