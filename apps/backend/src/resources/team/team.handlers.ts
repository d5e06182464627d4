import { counterActor, type Handlers } from '../../contract/handler.ts';
import { notFound, type Problem, problem } from '../../contract/problem.ts';
import { insertMails } from '../../mail-queue/insert-mails.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { invite, listTeam, lockTeam, type Member, remove, setRole } from './members.store.ts';
import { memberToWire } from './team.wire.ts';

// Enough for any restaurant, and few enough to be read at once.
const largestTeam = 200;

/** Who works at a restaurant; for its owners. */
export const teamHandlers = {
  listMembers: async ({ app, params }) => ({
    status: 200,
    body: { docs: (await listTeam(app.db, params.id)).map(memberToWire) },
  }),

  inviteMember: async (request) => {
    const { app, params, body, keepAnswer } = request;
    const actor = counterActor(request);
    const email = body.email.toLowerCase();
    return app.db.transaction(async (tx) => {
      await lockTeam(tx, params.id);
      const team = await listTeam(tx, params.id);
      if (team.some((member) => member.email === email && member.joinedAt !== null)) return inTeamAlready();
      if (team.length >= largestTeam) return teamIsFull();
      const member = await invite(tx, params.id, { email, role: body.role, invitedByName: actor.name });
      await insertMails(tx, app, [
        { restaurantId: params.id, kind: 'invitation', recipient: 'member', memberId: member.id },
      ]);
      const data = { subjectId: member.id, subject: email, role: member.role };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'member_invited', actor, data });
      const answer = { status: 201 as const, body: memberToWire(member) };
      await keepAnswer(tx, answer);
      return answer;
    });
  },

  updateMember: async (request) => {
    const { app, params, body } = request;
    return app.db.transaction(async (tx) => {
      await lockTeam(tx, params.id);
      const team = await listTeam(tx, params.id);
      const member = team.find(({ id }) => id === params.memberId);
      if (member === undefined) return notFound('This person');
      if (body.role !== 'owner' && isLastOwner(team, member)) return lastOwner();
      const changed = await setRole(tx, member, body.role);
      const data = { subjectId: member.id, subject: member.email, role: body.role, before: member.role };
      const actor = counterActor(request);
      await addToAuditLog(tx, { restaurantId: params.id, action: 'member_role_changed', actor, data });
      return { status: 200, body: memberToWire(changed) };
    });
  },

  removeMember: async (request) => {
    const { app, params, keepAnswer } = request;
    return app.db.transaction(async (tx) => {
      await lockTeam(tx, params.id);
      const team = await listTeam(tx, params.id);
      const member = team.find(({ id }) => id === params.memberId);
      if (member === undefined) return notFound('This person');
      if (isLastOwner(team, member)) return lastOwner();
      await remove(tx, member);
      const data = { subjectId: member.id, subject: member.email, role: member.role };
      const actor = counterActor(request);
      await addToAuditLog(tx, { restaurantId: params.id, action: 'member_removed', actor, data });
      const answer = { status: 204 as const };
      await keepAnswer(tx, answer);
      return answer;
    });
  },
} satisfies Partial<Handlers>;

/** Whether nobody else is an owner who has signed in: an invitation may never be used. */
function isLastOwner(team: readonly Member[], member: Member): boolean {
  const isOwner = ({ role, joinedAt }: Member) => role === 'owner' && joinedAt !== null;
  return isOwner(member) && !team.some((other) => other.id !== member.id && isOwner(other));
}

function lastOwner(): Problem {
  return problem(409, 'last_owner', 'A restaurant needs an owner. Make another person owner first.');
}

function inTeamAlready(): Problem {
  return problem(409, 'conflict', 'This person belongs to the team already.');
}

function teamIsFull(): Problem {
  return problem(409, 'conflict', `A team has at most ${largestTeam} people. Remove someone first.`);
}
