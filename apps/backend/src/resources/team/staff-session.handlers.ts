import { type Handlers, staffPerson } from '../../contract/handler.ts';
import { isProblem, type Problem, problem, unauthorized } from '../../contract/problem.ts';
import { identityOrProblem } from '../auth/auth.handlers.ts';
import { joinTeams, nameOf } from './join-teams.ts';
import { listMemberships } from './memberships.store.ts';
import { endSession, sessionTokenOf, startSession } from './staff-sessions.store.ts';

/** From an identity to a session of the counter. */
export const staffSessionHandlers = {
  verifyStaff: async ({ app, foundationId, body }) => {
    const identity = identityOrProblem(await app.idTokens.verify(body.idToken));
    if (isProblem(identity)) return identity;
    return app.db.transaction(async (tx) => {
      await joinTeams(tx, foundationId, identity);
      const memberships = await listMemberships(tx, foundationId, identity.sub);
      if (memberships.length === 0) return notStaff();
      const person = { name: nameOf(identity), email: identity.email };
      const session = await startSession(tx, foundationId, { googleSub: identity.sub, ...person });
      return {
        status: 200,
        body: {
          sessionToken: session.sessionToken,
          expiresAt: session.expiresAt.toISOString(),
          person,
          memberships: [...memberships],
        },
      };
    });
  },

  getStaffAccount: async (request) => {
    const { googleSub, name, email } = staffPerson(request);
    const memberships = await listMemberships(request.app.db, request.foundationId, googleSub);
    return { status: 200, body: { person: { name, email }, memberships: [...memberships] } };
  },

  // The counter signs a person out whatever comes back, so a session that is over already is an ordinary 401.
  logoutStaff: async ({ app, foundationId, headers }) => {
    const token = sessionTokenOf(headers);
    const hasEnded = token !== null && (await endSession(app.db, foundationId, token));
    return hasEnded ? { status: 204 } : unauthorized();
  },
} satisfies Partial<Handlers>;

function notStaff(): Problem {
  const message = "This account does not belong to a restaurant's team. Ask its owner to invite you.";
  return problem(403, 'not_staff', message);
}
