import type { StaffRole } from '@tiffin/domain';
import {
  type CallContext,
  type CallOptions,
  idempotentInit,
  idempotentInitWith,
  requestInit,
  requestInitWith,
  type WriteOptions,
} from '../../calls/call-context.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../../result.ts';
import {
  type Member,
  readMember,
  readStaffAccount,
  readStaffSession,
  type StaffAccount,
  type StaffSession,
} from '../mapping/staff.ts';

/** The sign-in of a restaurant's people, and their teams. */
export function staffCalls(context: CallContext) {
  const { http } = context;
  return {
    /**
     * Signs in by an id token and uses up the open invitations to its verified address; returns the session.
     * Further statuses: 401, 403 (`not_staff`), 408, 409, 413, 415, 429.
     */
    verifyStaff: (idToken: string, options?: WriteOptions): Promise<ApiResult<StaffSession>> =>
      resultOf(
        http.POST('/counter/auth/verify', { ...idempotentInit(context, options), body: { idToken } }),
        readStaffSession,
      ),
    /** Returns who is signed in and where they work now. Further statuses: 401, 410. */
    getStaffAccount: (options?: CallOptions): Promise<ApiResult<StaffAccount>> =>
      resultOf(http.GET('/counter/auth/me', requestInit(context, options)), readStaffAccount),
    /** Ends the session; returns null. Further statuses: 401, 410. */
    logoutStaff: (options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.POST('/counter/auth/logout', requestInit(context, options))),
    /** Returns the people and the open invitations of a restaurant. Further statuses: 401, 404, 410. */
    listMembers: (restaurantId: string, options?: CallOptions): Promise<ApiResult<readonly Member[]>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/members',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        ({ docs }) => docs.map(readMember),
      ),
    /**
     * Invites a person by e-mail, or renews the invitation; returns it.
     * Further statuses: 401, 404, 408, 409 (`conflict`), 410, 413, 415, 429.
     */
    inviteMember: (
      restaurantId: string,
      body: { readonly email: string; readonly role: StaffRole },
      options?: WriteOptions,
    ): Promise<ApiResult<Member>> =>
      resultOf(
        http.POST('/counter/restaurants/{id}/members', {
          ...idempotentInitWith(context, { path: { id: restaurantId } }, options),
          body,
        }),
        readMember,
      ),
    /**
     * Gives a person another role; returns the person.
     * Further statuses: 401, 404, 408, 409 (`last_owner`), 410, 413, 415.
     */
    updateMember: (
      restaurantId: string,
      memberId: string,
      role: StaffRole,
      options?: CallOptions,
    ): Promise<ApiResult<Member>> =>
      resultOf(
        http.PATCH('/counter/restaurants/{id}/members/{memberId}', {
          ...requestInitWith(context, { path: { id: restaurantId, memberId } }, options),
          body: { role },
        }),
        readMember,
      ),
    /** Removes a person or an invitation; returns null. Further statuses: 401, 404, 409 (`last_owner`), 410, 429. */
    removeMember: (
      restaurantId: string,
      memberId: string,
      options?: WriteOptions,
    ): Promise<ApiResult<null>> =>
      emptyResultOf(
        http.DELETE(
          '/counter/restaurants/{id}/members/{memberId}',
          idempotentInitWith(context, { path: { id: restaurantId, memberId } }, options),
        ),
      ),
  };
}
