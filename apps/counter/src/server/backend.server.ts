import type { ApiResult } from '@tiffin/api';
import { type CounterClient, createCounterClient } from '@tiffin/api/counter';
import { requestAddress } from '@tiffin/web/server/request-address';
import { backendOptions } from './backend-options.server.ts';
import { readCredential } from './credentials.server.ts';
import { environment } from './env.ts';

let shared: CounterClient | undefined;

// The process's one client; it carries no credentials.
function backend(): CounterClient {
  shared ??= createCounterClient(backendOptions());
  return shared;
}

/** The IP address of the device that the current request comes from; undefined when it is not known. */
export const clientAddress = (): string | undefined => requestAddress(environment().TRUST_PROXY);

/** The backend for a device or a person without a token yet: attempts count for their address. */
export const anonymousBackend = (): CounterClient => backend().scopedTo({ clientAddress: clientAddress() });

/** The backend as the paired device sees it. */
export const deviceBackend = (token: string | undefined = readCredential('device')): CounterClient =>
  backend().scopedTo({ token, clientAddress: clientAddress() });

/** The backend as the signed-in person sees it. */
export const staffBackend = (token: string | undefined = readCredential('person')): CounterClient =>
  backend().scopedTo({ token, clientAddress: clientAddress() });

/** The token that orders are worked on with: the device's, or that of a person on a device that is not paired. */
export const counterToken = (): string | undefined => readCredential('device') ?? readCredential('person');

/** The token for what a manager does: a person's own, else that of the device, which a PIN may have raised. */
export const managerToken = (): string | undefined => readCredential('person') ?? readCredential('device');

/** The backend for what needs a manager. */
export const managerBackend = (): CounterClient =>
  backend().scopedTo({ token: managerToken(), clientAddress: clientAddress() });

/** The backend for everything about orders. */
export const counterBackend = (): CounterClient =>
  backend().scopedTo({ token: counterToken(), clientAddress: clientAddress() });

/** Reads as the device does, and where it would need a PIN as the person who has signed in on it. */
export async function readWithPerson<T>(
  read: (backend: CounterClient) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const asDevice = await read(counterBackend());
  if (asDevice.ok || asDevice.error.code !== 'pin_needed') return asDevice;
  const asPerson = await read(managerBackend());
  // They may work at another restaurant: then it is still the PIN that is missing.
  return asPerson.ok ? asPerson : asDevice;
}
