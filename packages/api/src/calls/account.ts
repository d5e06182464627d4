import { type AuthSession, readAuthSession, readUser, type User } from '../mapping/user.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../result.ts';
import type { Wire } from '../wire.ts';
import {
  type CallContext,
  type CallOptions,
  idempotentInit,
  requestInit,
  requestInitWith,
  type WriteOptions,
} from './call-context.ts';

/** Signing in and out, and who is signed in. */
export function accountCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Signs in an existing customer; returns the session. Further statuses: 401, 404, 408, 409, 413, 415, 429. */
    login: (body: Wire['LoginRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/login', { ...idempotentInit(context, options), body }), readAuthSession),
    /** Creates an account; returns its session. Further statuses: 401, 408, 409, 413, 415, 429. */
    register: (body: Wire['RegisterRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/register', { ...idempotentInit(context, options), body }), readAuthSession),
    /**
     * Signs in with an id token and creates the account if there is none; returns the session.
     * Further statuses: 401, 408, 409, 413, 415, 429.
     */
    verify: (body: Wire['VerifyRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/verify', { ...idempotentInit(context, options), body }), readAuthSession),
    /**
     * Exchanges an authorisation code, which is good only once; returns the session.
     * Further statuses: 401, 429.
     */
    googleCallback: (code: string, options?: CallOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(
        http.GET('/auth/google/callback', requestInitWith(context, { query: { code } }, options)),
        readAuthSession,
      ),
    /** Renews the pair of tokens; returns the session. Further statuses: 401. */
    refreshSession: (options?: CallOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/refresh', requestInit(context, options)), readAuthSession),
    /** Ends the session; returns null. Further statuses: 401. */
    logout: (options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.POST('/auth/logout', requestInit(context, options))),
    /**
     * Asks for help with signing in; returns null, for known and unknown addresses alike.
     * Further statuses: 408, 413, 415, 429.
     */
    forgotPassword: (email: string, options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(
        http.POST('/auth/forgot-password', { ...requestInit(context, options), body: { email } }),
      ),
    /** Returns the signed-in customer. Further statuses: 401. */
    getMe: (options?: CallOptions): Promise<ApiResult<User>> =>
      resultOf(http.GET('/auth/me', requestInit(context, options)), readUser),
    /** Returns everything stored about the signed-in customer, as it is stored. Further statuses: 401, 429. */
    exportMe: (options?: CallOptions): Promise<ApiResult<Wire['PersonalData']>> =>
      resultOf(http.GET('/auth/me/export', requestInit(context, options)), (data) => data),
    /** Erases the signed-in customer; returns null. Further statuses: 401, 409, 429. */
    eraseMe: (options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.DELETE('/auth/me', requestInit(context, options))),
    /** Changes name or phone number; returns the customer. Further statuses: 401, 408, 413, 415. */
    updateMe: (body: Wire['UpdateMeRequest'], options?: CallOptions): Promise<ApiResult<User>> =>
      resultOf(http.PATCH('/auth/me', { ...requestInit(context, options), body }), readUser),
  };
}
