import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../mails/testing/mail-server.ts';
import { isWaitingForLock } from '../../testing/is-waiting-for-lock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Colleague, hire, ownerOf, signInAtCounter } from './testing/team.ts';

type Schemas = components['schemas'];

let mails: MailServer;
let backend: TestApp;
beforeAll(async () => {
  mails = await startMailServer();
  backend = await startTestApp(undefined, {
    SMTP_URL: mails.url,
    MAIL_FROM: 'orders@tiffin.example',
    COUNTER_URL: 'https://counter.example',
  });
});
afterAll(async () => {
  await backend.close();
  await mails.stop();
});

let restaurants = 0;
/** A restaurant with its owner. */
async function newTeam(): Promise<{ readonly id: string; readonly owner: Colleague }> {
  restaurants += 1;
  const id = await backend.addRestaurant(testRestaurantYaml(`team-${restaurants}`));
  return { id, owner: await ownerOf(backend, id) };
}
const teamOf = async (owner: Colleague) =>
  (await owner.call<Schemas['MemberList']>('GET', '/members')).body.docs;
const account = (token: string) =>
  backend.call<Schemas['StaffAccount']>('GET', '/counter/auth/me', {
    session: { accessToken: token, refreshToken: '' },
  });
const invite = (owner: Colleague, email: string, role = 'staff') =>
  owner.call<Schemas['Member'] & Partial<Schemas['Error']>>('POST', '/members', { email, role });

describe('the owner whom the file names', () => {
  test('signs in by a verified address, once; afterwards by sub', async () => {
    const { id, owner } = await newTeam();
    const { status, body } = await signInAtCounter(backend, owner.email);
    expect([status, body.memberships]).toEqual([
      200,
      [{ memberId: owner.memberId, restaurantId: id, restaurantName: expect.any(String), role: 'owner' }],
    ]);
    // The address has changed hands: its new holder is nobody here, its old one still the owner.
    const successor = await signInAtCounter(backend, owner.email, { sub: 'a successor' });
    expect([successor.status, successor.body.code]).toEqual([403, 'not_staff']);
    const moved = await signInAtCounter(backend, 'new@example.com', { sub: `sub of ${owner.email}` });
    expect(moved.body.memberships.map(({ memberId }) => memberId)).toEqual([owner.memberId]);
  });

  test('is nobody as long as the address is not verified', async () => {
    const id = await backend.addRestaurant(testRestaurantYaml('unverified'));
    await backend.app.pool.query(
      "update restaurants set owner_emails = '{unverified@a.test}' where id = $1",
      [id],
    );
    const answer = await signInAtCounter(backend, 'unverified@a.test', { isEmailVerified: false });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_staff']);
  });

  test.each([
    ['expired', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['made for another program', { claims: { aud: 'another-client' } }],
    ['signed with another key', { isSignedByAnother: true }],
  ])('is not let in by an id token that was %s', async (_, bent) => {
    const { owner } = await newTeam();
    const person = { sub: `sub of ${owner.email}`, email: owner.email };
    const idToken = await backend.identityProvider.idToken(person, bent);
    const answer = await backend.call<Schemas['Error']>('POST', '/counter/auth/verify', {
      body: { idToken },
    });
    expect([answer.status, 'sessionToken' in answer.body]).toEqual([401, false]);
  });

  test('is not brought back by the file once another owner has removed them', async () => {
    const { id, owner } = await newTeam();
    const other = await hire(backend, owner, id, 'owner');
    expect((await other.call('DELETE', `/members/${owner.memberId}`)).status).toBe(204);
    expect((await signInAtCounter(backend, owner.email)).body.code).toBe('not_staff');
    await backend.app.pool.query(
      "update staff_members set removed_at = now() - interval '31 days' where id = $1",
      [owner.memberId],
    );
    await backend.boss.send('sweep-removed-staff', {});
    await runJobs(backend);
    expect((await signInAtCounter(backend, owner.email)).body.code).toBe('not_staff');
  });

  test('is one member at each restaurant that names them, though several sign-ins come at once', async () => {
    for (const at of ['first', 'second', 'third']) {
      const id = await backend.addRestaurant(testRestaurantYaml(`at-once-${at}`));
      await backend.app.pool.query("update restaurants set owner_emails = '{twice@a.test}' where id = $1", [
        id,
      ]);
    }
    const answers = await Promise.all([1, 2, 3].map(() => signInAtCounter(backend, 'twice@a.test')));
    const ids = answers.map(({ body }) => body.memberships.map(({ memberId }) => memberId));
    expect(ids[0]).toHaveLength(3);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    const log = await backend.app.pool.query(
      "select from audit_log where action = 'member_joined' and data->>'subject' = 'twice@a.test'",
    );
    expect(log.rowCount).toBe(3);
  });

  test('is nobody once an import that runs at the same time has taken the address out', async () => {
    const id = await backend.addRestaurant(testRestaurantYaml('leaving'));
    const { pool } = backend.app;
    const name = 'update restaurants set owner_emails = $2 where id = $1';
    await pool.query(name, [id, ['leaving@a.test']]);
    const importing = await pool.connect();
    await importing.query('begin');
    await importing.query(name, [id, []]);
    const signingIn = signInAtCounter(backend, 'leaving@a.test');
    await expect.poll(() => isWaitingForLock(pool, 'select "id" from "restaurants"')).toBe(true);
    await importing.query('commit');
    importing.release();
    expect((await signingIn).body.code).toBe('not_staff');
  });
});

describe('an invitation', () => {
  test('comes by mail, in lower case, and its address signs in once with that role', async () => {
    const { id, owner } = await newTeam();
    const { status, body } = await invite(owner, 'Sam@Example.com', 'manager');
    expect([status, body.state, body.email, body.role]).toEqual([
      201,
      'invited',
      'sam@example.com',
      'manager',
    ]);
    await runJobs(backend);
    const mail = mails.mails.find(({ recipients }) => recipients.includes('sam@example.com'));
    expect(mail?.subject).toBe(`Join the team of The team-${restaurants}`);
    expect(mail?.text).toContain('Maria invites you');
    expect(mail?.text).toContain('https://counter.example/');
    const signedIn = await signInAtCounter(backend, 'SAM@example.com', { sub: 'sam', name: 'Sam' });
    expect(signedIn.body.memberships).toMatchObject([
      { memberId: body._id, restaurantId: id, role: 'manager' },
    ]);
    expect((await teamOf(owner)).find(({ _id }) => _id === body._id)).toMatchObject({
      name: 'Sam',
      state: 'joined',
    });
    const again = await signInAtCounter(backend, 'sam@example.com', { sub: 'another sam' });
    expect(again.body.code).toBe('not_staff');
  });

  test('ends after 7 days; inviting again renews it under the same id', async () => {
    const { owner } = await newTeam();
    const { body: first } = await invite(owner, 'late@example.com');
    const daysAhead = (Date.parse(first.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(daysAhead).toBeCloseTo(7, 2);
    await backend.app.pool.query(
      "update staff_members set expires_at = now() - interval '1 second' where id = $1",
      [first._id],
    );
    expect((await signInAtCounter(backend, 'late@example.com')).body.code).toBe('not_staff');
    expect((await teamOf(owner)).find(({ _id }) => _id === first._id)?.state).toBe('expired');
    expect((await invite(owner, 'late@example.com', 'manager')).body).toMatchObject({
      _id: first._id,
      role: 'manager',
    });
    expect((await signInAtCounter(backend, 'late@example.com')).status).toBe(200);
  });

  test('that is withdrawn opens nothing, and its mail is not sent', async () => {
    const { owner } = await newTeam();
    const { body } = await invite(owner, 'withdrawn@example.com');
    expect((await owner.call('DELETE', `/members/${body._id}`)).status).toBe(204);
    await runJobs(backend);
    expect(mails.mails.flatMap(({ recipients }) => recipients)).not.toContain('withdrawn@example.com');
    expect((await signInAtCounter(backend, 'withdrawn@example.com')).body.code).toBe('not_staff');
  });

  test('is refused for a person of the team', async () => {
    const { owner } = await newTeam();
    const { status, body } = await invite(owner, owner.email.toUpperCase());
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  test('of another restaurant opens that one, too, for the same person', async () => {
    const [one, two] = [await newTeam(), await newTeam()];
    await invite(one.owner, 'both@example.com', 'staff');
    await invite(two.owner, 'both@example.com', 'owner');
    const { body } = await signInAtCounter(backend, 'both@example.com');
    expect(body.memberships.map(({ role }) => role)).toEqual(['staff', 'owner']);
  });
});

describe('a person who', () => {
  test('is removed reaches the restaurant no more with the session at hand', async () => {
    const { id, owner } = await newTeam();
    const second = await hire(backend, owner, id, 'owner');
    expect((await second.call('GET', '/members')).status).toBe(200);
    await owner.call('DELETE', `/members/${second.memberId}`);
    expect((await second.call('GET', '/members')).status).toBe(404);
    expect((await account(second.session.accessToken)).body.memberships).toEqual([]);
    // Who was removed can be invited again.
    expect((await invite(owner, second.email)).status).toBe(201);
  });

  test('is demoted loses at once what the role allowed', async () => {
    const { id, owner } = await newTeam();
    const second = await hire(backend, owner, id, 'owner');
    await owner.call('PATCH', `/members/${second.memberId}`, { role: 'staff' });
    expect((await second.call('GET', '/members')).status).toBe(403);
  });

  test('signs out has no session any more', async () => {
    const { owner } = await newTeam();
    const logout = () => backend.call('POST', '/counter/auth/logout', { session: owner.session });
    expect((await logout()).status).toBe(204);
    expect((await owner.call('GET', '/members')).status).toBe(401);
    expect((await logout()).status).toBe(401);
  });

  test('signed in 12 hours ago has to do it again', async () => {
    const { owner } = await newTeam();
    const { rows } = await backend.app.pool.query(
      `select expires_at between now() + interval '11 hours 59 minutes' and now() + interval '12 hours' as "isRight"
       from staff_sessions where google_sub = $1`,
      [`sub of ${owner.email}`],
    );
    expect(rows).toEqual([{ isRight: true }]);
    await backend.app.pool.query(
      "update staff_sessions set expires_at = now() - interval '1 second' where google_sub = $1",
      [`sub of ${owner.email}`],
    );
    expect((await owner.call('GET', '/members')).status).toBe(401);
  });
});

describe('the last owner', () => {
  test('can neither be removed nor demoted; an invitation is no owner yet', async () => {
    const { owner } = await newTeam();
    await invite(owner, `invited-${restaurants}@example.com`, 'owner');
    const answers = [
      await owner.call<Schemas['Error']>('DELETE', `/members/${owner.memberId}`),
      await owner.call<Schemas['Error']>('PATCH', `/members/${owner.memberId}`, { role: 'manager' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'last_owner'],
      [409, 'last_owner'],
    ]);
  });

  test('stays when two owners remove each other at the same time', async () => {
    const { id, owner } = await newTeam();
    const second = await hire(backend, owner, id, 'owner');
    await Promise.all([
      owner.call('DELETE', `/members/${second.memberId}`),
      second.call('DELETE', `/members/${owner.memberId}`),
    ]);
    const { rows } = await backend.app.pool.query(
      "select count(*)::int from staff_members where restaurant_id = $1 and role = 'owner' and removed_at is null",
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('sessions are stored as digests, and the audit log names who did what', async () => {
  const { id, owner } = await newTeam();
  const manager = await hire(backend, owner, id, 'manager');
  await owner.call('PATCH', `/members/${manager.memberId}`, { role: 'staff' });
  await owner.call('DELETE', `/members/${manager.memberId}`);
  const sessions = await backend.app.pool.query('select * from staff_sessions');
  expect(JSON.stringify(sessions.rows)).not.toContain(owner.session.accessToken);
  const { rows } = await backend.app.pool.query(
    'select action, actor_name as by, data from audit_log where restaurant_id = $1 order by at, id',
    [id],
  );
  expect(rows).toMatchObject([
    { action: 'member_joined', by: 'Maria', data: { role: 'owner' } },
    { action: 'member_invited', by: 'Maria', data: { subject: manager.email, role: 'manager' } },
    { action: 'member_joined', data: { subject: manager.email } },
    { action: 'member_role_changed', by: 'Maria', data: { before: 'manager', role: 'staff' } },
    { action: 'member_removed', by: 'Maria', data: { subjectId: manager.memberId } },
  ]);
});
