import { hasControls, parsePhoneNumber } from '@tiffin/domain';
import { type Handlers, signedIn } from '../../contract/handler.ts';
import { invalidName, type Problem, problem, unauthorized } from '../../contract/problem.ts';
import { eraseCustomer, type UnfinishedOrder } from '../../personal-data/erase-customer.ts';
import { exportCustomer } from '../../personal-data/export-customer.ts';
import { accessTokenOf } from './access-tokens.ts';
import { invalidPhoneNumber } from './auth.handlers.ts';
import { findCustomer, toUser, updateCustomer } from './customers.store.ts';
import { familyOf, revoke, rotate } from './refresh-tokens.store.ts';

/** The signed-in customer and the pair of tokens. */
export const sessionHandlers = {
  getMe: async (request) => {
    const { app, foundationId } = request;
    const customer = await findCustomer(app.db, foundationId, signedIn(request).id);
    return customer === null ? unauthorized() : { status: 200, body: toUser(customer, app.env.ADMIN_EMAILS) };
  },

  updateMe: async (request) => {
    const { app, foundationId, body } = request;
    const phone = body.phoneNumber === undefined ? null : parsePhoneNumber(body.phoneNumber);
    if (phone?.ok === false) return invalidPhoneNumber(phone.message);
    if (hasControls(body.name ?? '')) return invalidName();
    const customer = await updateCustomer(app.db, foundationId, signedIn(request).id, {
      name: body.name?.trim(),
      phoneNumber: phone?.e164,
    });
    return customer === null ? unauthorized() : { status: 200, body: toUser(customer, app.env.ADMIN_EMAILS) };
  },

  exportMe: async (request) => {
    const { app, log } = request;
    const { id } = signedIn(request);
    const { customer, ...rows } = await exportCustomer(app.db, id);
    if (customer === null) return unauthorized();
    log.info({ customerId: id }, 'a customer was exported');
    return { status: 200, body: { customer, ...rows } };
  },

  // Without an idempotency key: its row would outlive the customer.
  eraseMe: async (request) => {
    const { app, foundationId, log } = request;
    const { id } = signedIn(request);
    if ((await findCustomer(app.db, foundationId, id)) === null) return unauthorized();
    const erasure = await eraseCustomer(app.db, id);
    if (erasure.kind === 'open') return openOrders(erasure.orders);
    log.info({ customerId: id, keptOrders: erasure.keptOrders }, 'a customer was erased');
    return { status: 204 };
  },

  refreshSession: async ({ app, foundationId, headers, log }) => {
    const refreshToken = headers.get('refresh-token');
    if (refreshToken === null) return unauthorized();
    const rotation = await rotate(app.db, refreshToken, { foundationId });
    if (rotation.kind === 'refused') {
      if (rotation.because === 'reused')
        log.warn('A rotated refresh token was used again; its family is revoked');
      return unauthorized();
    }
    const { customerId, familyId } = rotation;
    const customer = await findCustomer(app.db, foundationId, customerId);
    if (customer === null) return unauthorized();
    const accessToken = await app.accessTokens.sign({ customerId, foundationId, familyId });
    return {
      status: 200,
      body: {
        data: {
          accessToken,
          refreshToken: rotation.refreshToken,
          user: toUser(customer, app.env.ADMIN_EMAILS),
        },
      },
    };
  },

  // Succeeds for a sign-in that is over already, so that a customer is never stuck with tokens that do not work.
  logout: async ({ app, foundationId, headers }) => {
    const accessToken = accessTokenOf(headers);
    const refreshToken = headers.get('refresh-token');
    if (accessToken === null && refreshToken === null) return unauthorized();
    const checked = accessToken === null ? null : await app.accessTokens.check(accessToken);
    const families = [
      checked === null || checked.kind === 'invalid' || checked.claims.foundationId !== foundationId
        ? null
        : checked.claims.familyId,
      refreshToken === null ? null : await familyOf(app.db, foundationId, refreshToken),
    ].filter((familyId) => familyId !== null);
    // Neither of them was ever of this tenant.
    if (families.length === 0) return unauthorized();
    for (const familyId of new Set(families)) await revoke(app.db, familyId, 'logout');
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

function openOrders(unfinished: readonly [UnfinishedOrder, ...UnfinishedOrder[]]): Problem {
  const [first, ...others] = unfinished;
  const message =
    others.length > 0
      ? `Orders ${unfinished.map(({ number }) => number).join(', ')} are not finished yet. You can delete your account once they are.`
      : first.status === 'pending_payment'
        ? `Order ${first.number} is being paid. You can delete your account once it is finished, or within an hour if it is not paid.`
        : `Order ${first.number} is not finished yet. You can delete your account once it is.`;
  return problem(409, 'open_orders', message, {
    openOrders: unfinished.map(({ id, number, status }) => ({ _id: id, number, status })),
  });
}
