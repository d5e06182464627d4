import { hasControls, parsePhoneNumber } from '@tiffin/domain';
import { type Handlers, signedIn } from '../../contract/handler.ts';
import { invalidName, unauthorized } from '../../contract/problem.ts';
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
