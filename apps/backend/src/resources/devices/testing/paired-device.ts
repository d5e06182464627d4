import type { components } from '@tiffin/api/schema';
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts';
import type { Colleague } from '../../team/testing/team.ts';

type Schemas = components['schemas'];

/** A device that is paired with a restaurant. */
export interface TestDevice {
  readonly id: string;
  readonly session: Colleague['session'];
  /** Calls as the device, by the whole path. */
  readonly call: <Body = unknown>(method: string, path: string, body?: unknown) => Promise<TestAnswer<Body>>;
}

/** Makes a pairing code. */
export async function makeCode(manager: Colleague, name = 'Tablet by the till'): Promise<string> {
  const { body } = await manager.call<Schemas['PairingCode']>('POST', '/devices', { name });
  return body.code;
}

/** Tries a pairing code. */
export function tryCode(
  backend: Pick<TestApp, 'call'>,
  code: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return backend.call<Schemas['PairedDevice'] & Partial<Schemas['Error']>>('POST', '/counter/devices/pair', {
    body: { code },
    headers,
  });
}

/** Pairs a device with the restaurant of its manager. */
export async function pairedDevice(
  backend: Pick<TestApp, 'call'>,
  manager: Colleague,
  name?: string,
): Promise<TestDevice> {
  const { body } = await tryCode(backend, await makeCode(manager, name));
  const session = { accessToken: body.deviceToken, refreshToken: '' };
  return {
    id: body.device._id,
    session,
    call: (method, path, content) =>
      backend.call(method, path, { session, ...(content === undefined ? {} : { body: content }) }),
  };
}
