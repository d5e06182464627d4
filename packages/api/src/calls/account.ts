import { type AuthSession, readAuthSession, readUser, type User } from '../mapping/user.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../result.ts';
import type { Wire } from '../wire.ts';
import { type CallContext, type CallOptions, reading, type WriteOptions, writing } from './call-context.ts';

/** Signing in and out, and who is signed in. */
export function accountCalls(context: CallContext) {
  const { http } = context;
  return {
    login: (body: Wire['LoginRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/login', { ...writing(context, options), body }), readAuthSession),
    register: (body: Wire['RegisterRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/register', { ...writing(context, options), body }), readAuthSession),
    verify: (body: Wire['VerifyRequest'], options?: WriteOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/verify', { ...writing(context, options), body }), readAuthSession),
    googleCallback: (code: string, options?: CallOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(
        http.GET('/auth/google/callback', {
          params: { header: context.header, query: { code } },
          signal: options?.signal ?? null,
        }),
        readAuthSession,
      ),
    refreshSession: (options?: CallOptions): Promise<ApiResult<AuthSession>> =>
      resultOf(http.POST('/auth/refresh', reading(context, options)), readAuthSession),
    logout: (options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.POST('/auth/logout', reading(context, options))),
    forgotPassword: (email: string, options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.POST('/auth/forgot-password', { ...reading(context, options), body: { email } })),
    getMe: (options?: CallOptions): Promise<ApiResult<User>> =>
      resultOf(http.GET('/auth/me', reading(context, options)), readUser),
    updateMe: (body: Wire['UpdateMeRequest'], options?: CallOptions): Promise<ApiResult<User>> =>
      resultOf(http.PATCH('/auth/me', { ...reading(context, options), body }), readUser),
  };
}
