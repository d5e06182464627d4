import type { components } from '@tiffin/api/schema';
import type { StaffRole } from '@tiffin/domain';
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

/** A person who works at a restaurant, signed in at the counter. */
export interface Colleague {
  readonly memberId: string;
  readonly email: string;
  /** For calls past `call`; the counter's one token stands where customers have their access token. */
  readonly session: { readonly accessToken: string; readonly refreshToken: string };
  /** Calls an operation of the restaurant, by the path after its id. */
  readonly call: <Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer<Body>>;
}

/** Signs a person in at the counter; the answer as it comes. */
export async function signInAtCounter(
  backend: Pick<TestApp, 'call' | 'identityProvider'>,
  email: string,
  more: { readonly sub?: string; readonly name?: string; readonly isEmailVerified?: boolean } = {},
): Promise<TestAnswer<Schemas['StaffSession'] & Partial<Schemas['Error']>>> {
  const idToken = await backend.identityProvider.idToken({ sub: `sub of ${email}`, email, ...more });
  return backend.call('POST', '/counter/auth/verify', { body: { idToken } });
}

/** The owner of a restaurant, whom its file names, signed in. */
export async function ownerOf(backend: TestApp, restaurantId: string, name = 'Maria'): Promise<Colleague> {
  const email = `owner@${restaurantId}.test`;
  await backend.app.pool.query(
    'update restaurants set owner_emails = array_append(array_remove(owner_emails, $2), $2) where id = $1',
    [restaurantId, email],
  );
  return colleague(backend, restaurantId, email, name);
}

let invited = 0;

/** A person whom the owner has invited, signed in. */
export async function hire(
  backend: TestApp,
  owner: Colleague,
  restaurantId: string,
  role: StaffRole,
): Promise<Colleague> {
  invited += 1;
  const email = `${role}${invited}@${restaurantId}.test`;
  await owner.call('POST', '/members', { email, role });
  return colleague(backend, restaurantId, email, `${role} ${invited}`);
}

async function colleague(
  backend: TestApp,
  restaurantId: string,
  email: string,
  name: string,
): Promise<Colleague> {
  const { body } = await signInAtCounter(backend, email, { name });
  const membership = body.memberships.find((one) => one.restaurantId === restaurantId);
  if (membership === undefined) throw new Error(`${email} does not work at ${restaurantId}.`);
  const session = { accessToken: body.sessionToken, refreshToken: '' };
  return {
    memberId: membership.memberId,
    email,
    session,
    call: (method, path, content, headers = {}) =>
      backend.call(method, `/counter/restaurants/${restaurantId}${path}`, {
        session,
        headers,
        ...(content === undefined ? {} : { body: content }),
      }),
  };
}
