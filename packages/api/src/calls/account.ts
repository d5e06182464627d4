import { type AuthSession, readAuthSession, readUser, type User } from '../mapping/user.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../result.ts';
import type { Wire } from '../wire.ts';
import { type CallContext, type CallOptions, reading, type WriteOptions, writing } from './call-context.ts';

/** Signing in and out, and who is signed in. */
export function accountCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Signs in an existing customer; returns the session. Further statuses: 401, 404, 408, 409, 413, 415, 429. */
    login: (body: Wire['LoginRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/login', { ...writing(context, options), body }), readAuthSession),
    /** Creates an account; returns its session. Further statuses: 401, 408, 409, 413, 415, 429. */
    register: (body: Wire['RegisterRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/register', { ...writing(context, options), body }), readAuthSession),
    /**
     * Signs in with an id token and creates the account if there is none; returns the session.
     * Further statuses: 401, 408, 409, 413, 415, 429.
     */
    verify: (body: Wire['VerifyRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/verify', { ...writing(context, options), body }), readAuthSession),
    /**
     * Exchanges an authorisation code, which is good only once; returns the session.
     * Further statuses: 401, 429.
     */
    googleCallback: (code: string, options?: CallOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(
        http.GET('/auth/google/callback', {
          params: { header: context.header, query: { code } },
          signal: options?.signal ?? null,
        }),
        readAuthSession,
      ),
    /** Renews the pair of tokens; returns the session. Further statuses: 401. */
    refreshSession: (options?: CallOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/refresh', reading(context, options)), readAuthSession),
    /** Ends the session; returns null. Further statuses: 401. */
    logout: (options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.POST('/auth/logout', reading(context, options))),
    /**
     * Asks for help with signing in; returns null, for known and unknown addresses alike.
     * Further statuses: 408, 413, 415, 429.
     */
    forgotPassword: (email: string, options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.POST('/auth/forgot-password', { ...reading(context, options), body: { email } })),
    /** Returns the signed-in customer. Further statuses: 401. */
    getMe: (options?: CallOptions): Promise<ApiResult<User>> =>
      resultOf(http.GET('/auth/me', reading(context, options)), readUser),
    /** Changes name or phone number; returns the customer. Further statuses: 401, 408, 413, 415. */
    updateMe: (body: Wire['UpdateMeRequest'], options?: CallOptions): Promise<ApiResult<User>> =>
      resultOf(http.PATCH('/auth/me', { ...reading(context, options), body }), readUser),
  };
}
