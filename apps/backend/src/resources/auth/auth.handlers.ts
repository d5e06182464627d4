import type { components } from '@tiffin/api/schema';
import { parsePhoneNumber } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handler.ts';
import {
  isProblem,
  type Problem,
  ProblemError,
  problem,
  unauthorized,
  unavailable,
} from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import { type Customer, createCustomer, findByIdentity, toUser } from './customers.store.ts';
import type { Identity, IdentityResult } from './id-tokens.ts';
import { startFamily } from './refresh-tokens.store.ts';

type AuthSessionResponse = components['schemas']['AuthSessionResponse'];

/** From a Google identity to a session. */
export const authHandlers = {
  verify: async ({ app, foundationId, body }) => {
    const identity = identityOrProblem(await app.idTokens.verify(body.idToken));
    if (isProblem(identity)) return identity;
    const session = await signIn(app, foundationId, (tx) =>
      findOrCreate(tx, foundationId, identity, body.user.name),
    );
    return { status: 200, body: session };
  },

  googleCallback: async ({ app, foundationId, query }) => {
    const identity = identityOrProblem(await app.idTokens.exchange(query.code));
    if (isProblem(identity)) return identity;
    const session = await signIn(app, foundationId, (tx) => findOrCreate(tx, foundationId, identity));
    return { status: 200, body: session };
  },

  login: async ({ app, foundationId, body }) => {
    const identity = identityOrProblem(await app.idTokens.verify(body.idToken));
    if (isProblem(identity)) return identity;
    const session = await signIn(app, foundationId, async (tx) => {
      const customer = await findByIdentity(tx, foundationId, identity);
      if (customer !== null) return customer;
      throw new ProblemError(
        problem(
          404,
          'account_not_found',
          'There is no account for this Google account yet. Please register first.',
        ),
      );
    });
    return { status: 200, body: session };
  },

  register: async ({ app, foundationId, body, isRepeat }) => {
    const phone = body.phoneNumber === undefined ? null : parsePhoneNumber(body.phoneNumber);
    if (phone?.ok === false) return invalidPhoneNumber(phone.message);
    const identity = identityOrProblem(await app.idTokens.verify(body.idToken));
    if (isProblem(identity)) return identity;
    const session = await signIn(app, foundationId, async (tx) => {
      const created = await createCustomer(tx, foundationId, identity, { phoneNumber: phone?.e164 });
      // The same call again, whose first answer got lost, is a success and no second registration.
      const customer = created ?? (isRepeat ? await findByIdentity(tx, foundationId, identity) : null);
      if (customer !== null) return customer;
      throw new ProblemError(problem(409, 'account_exists', 'You already have an account. Please log in.'));
    });
    return { status: 201, body: session };
  },

  // Sign-in is Google's, so there is no password to send; known and unknown addresses get the same answer.
  forgotPassword: async () => ({ status: 202 }),
} satisfies Partial<Handlers>;

/** The refusal of a phone number that cannot be one. */
export function invalidPhoneNumber(message: string): Problem {
  return problem(400, 'invalid_request', message, { fields: [{ field: 'phoneNumber', message }] });
}

/** The identity of a checked token, or the refusal. */
export function identityOrProblem(result: IdentityResult): Identity | Problem {
  if (result.kind === 'identified') return result.identity;
  return result.kind === 'unreachable'
    ? unavailable('We cannot reach Google at the moment. Please try again.')
    : unauthorized('Google did not confirm this sign-in. Please try again.');
}

async function findOrCreate(
  tx: Transaction,
  foundationId: string,
  identity: Identity,
  name?: string,
): Promise<Customer> {
  const customer =
    (await findByIdentity(tx, foundationId, identity)) ??
    (await createCustomer(tx, foundationId, identity, { name })) ??
    // Another request created it between the two: two tabs signing in at once.
    (await findByIdentity(tx, foundationId, identity));
  if (customer === null) throw new Error('A customer can be neither found nor created.');
  return customer;
}

async function signIn(
  app: AppContext,
  foundationId: string,
  find: (tx: Transaction) => Promise<Customer>,
): Promise<AuthSessionResponse> {
  return app.db.transaction(async (tx) => {
    const customer = await find(tx);
    const { refreshToken, familyId } = await startFamily(tx, customer.id);
    const accessToken = await app.accessTokens.sign({ customerId: customer.id, foundationId, familyId });
    return { data: { accessToken, refreshToken, user: toUser(customer, app.env.ADMIN_EMAILS) } };
  });
}
