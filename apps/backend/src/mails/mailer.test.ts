import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailer, type Mailer, type OutgoingMail } from './mailer.ts';
import { type MailServer, type Misbehaviour, startMailServer } from './testing/mail-server.ts';

let server: MailServer;
let mailer: Mailer;
beforeEach(async () => {
  server = await startMailServer();
  mailer = mailerAt(new URL(server.url), patient);
});
afterEach(async () => {
  mailer.close();
  await server.stop();
});

// For every test but that of the limits themselves: a busy machine is no silent mail server.
const patient = { answerMs: 20_000, mailMs: 60_000 };
const mailerAt = (smtpUrl: URL, limits: typeof patient) =>
  createMailer({ SMTP_URL: smtpUrl, MAIL_FROM: 'orders@tiffin.example' }, limits);

const mail: OutgoingMail = {
  id: '65f0c0ffee0ddba11ca70001',
  fromName: 'Saffron & Smoke',
  to: 'ana@example.com',
  replyTo: { name: 'Saffron & Smoke', address: 'hello@saffron.example' },
  subject: 'Order S-1001 placed',
  text: 'Thank you, Ana.',
  html: '<p>Thank you, Ana.</p>',
};
const headerOf = (name: string) =>
  server.mails[0]?.headers.filter(({ key }) => key === name).map(({ value }) => value);

test('a mail names its sender, where to answer, its id, and that no person wrote it', async () => {
  expect(await mailer.send(mail)).toEqual({ kind: 'sent' });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    recipients: ['ana@example.com'],
    from: { name: 'Saffron & Smoke', address: 'orders@tiffin.example' },
    replyTo: [{ name: 'Saffron & Smoke', address: 'hello@saffron.example' }],
    to: [{ address: 'ana@example.com' }],
    subject: mail.subject,
    attachments: [],
  });
  expect(server.mails[0]?.text?.trim()).toBe(mail.text);
  expect(server.mails[0]?.html?.trim()).toBe(mail.html);
  expect(headerOf('message-id')).toEqual([`<${mail.id}@tiffin.example>`]);
  expect(headerOf('auto-submitted')).toEqual(['auto-generated']);
  expect(headerOf('content-type')?.[0]).toContain('multipart/alternative');
});

test.each<[string, Misbehaviour]>([
  ['the recipient is unknown', { code: 550 }],
  ['the mail is unwanted', { code: 554, at: 'data' }],
])('%s: refused for good', async (_name, how) => {
  server.misbehave(how);
  expect(await mailer.send(mail)).toMatchObject({ kind: 'refused' });
  expect(server.mails).toEqual([]);
  // The next mail goes out over the same pool.
  expect(await mailer.send(mail)).toEqual({ kind: 'sent' });
});

test.each<[string, Misbehaviour]>([
  ['the recipient is greylisted', { code: 451 }],
  ['the mail server is busy', { code: 452, at: 'data' }],
  // Another one's setting, not the recipient's fault.
  ['our sender is not allowed', { code: 553, at: 'sender' }],
  ['the connection breaks in the middle of the mail', 'cut'],
])('%s: worth another try', async (_name, how) => {
  server.misbehave(how);
  expect(await mailer.send(mail)).toMatchObject({ kind: 'unanswered' });
  expect(server.mails).toEqual([]);
  expect(await mailer.send(mail)).toEqual({ kind: 'sent' });
  expect(server.mails).toHaveLength(1);
});

test('the mail server falls silent: worth another try', async () => {
  const impatient = mailerAt(new URL(server.url), { answerMs: 500, mailMs: 1_500 });
  server.misbehave('silent');
  expect(await impatient.send(mail)).toMatchObject({ kind: 'unanswered' });
  expect(server.mails).toEqual([]);
  await expect.poll(() => impatient.send(mail)).toEqual({ kind: 'sent' });
  impatient.close();
});

test('an answer that is lost is not followed by a second mail at once', async () => {
  server.misbehave('lost_answer');
  expect(await mailer.send(mail)).toMatchObject({ kind: 'unanswered' });
  expect(server.mails).toHaveLength(1);
});

test('a mail server that is away is worth another try, and found when it is back', async () => {
  await server.stop();
  expect(await mailer.send(mail)).toMatchObject({
    kind: 'unanswered',
    reason: expect.stringContaining('ECONN'),
  });
  await server.start();
  expect(await mailer.send(mail)).toEqual({ kind: 'sent' });
});

test('what is kept of a refusal names nobody', async () => {
  server.misbehave({ code: 550, text: '5.1.1 <ANA@example.com>: no mailbox ana@example.com here' });
  const outcome = await mailer.send(mail);
  expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringContaining('550 5.1.1') });
  expect(JSON.stringify(outcome)).not.toMatch(/ana@/i);
});

test('a password is not sent without TLS', async () => {
  const url = new URL(server.url);
  url.username = 'tiffin';
  url.password = 'secret';
  const signedIn = mailerAt(url, patient);
  expect(await signedIn.send(mail)).toMatchObject({
    kind: 'unanswered',
    reason: expect.stringMatching(/STARTTLS/),
  });
  expect(server.mails).toEqual([]);
  signedIn.close();
});

describe('hostile text in', () => {
  const injections = [
    'Ana\r\nBcc: spy@example.com',
    'Ana\nX-Evil: 1\n\n<script>',
    'Ana\r\n Folded: header',
    '"Ana" <spy@example.com>, "Bo',
    'Ana\u2028Bcc: spy@example.com\u0000',
    'Zoë 🍛 =?utf-8?Q?=0D=0ABcc:_spy@example.com?=',
    `${'Long name '.repeat(60)}\r\nBcc: spy@example.com`,
  ];

  test.each(injections)('names and subjects adds no header and no recipient: %j', async (text) => {
    const hostile = {
      ...mail,
      fromName: text,
      subject: text,
      replyTo: { name: text, address: 'hello@saffron.example' },
    };
    expect(await mailer.send(hostile)).toEqual({ kind: 'sent' });
    const [received] = server.mails;
    expect(received?.recipients).toEqual(['ana@example.com']);
    expect(received?.from?.address).toBe('orders@tiffin.example');
    expect(received?.replyTo?.map(({ address }) => address)).toEqual(['hello@saffron.example']);
    expect(received?.to?.map(({ address }) => address)).toEqual(['ana@example.com']);
    expect(received?.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(received?.text?.trim()).toBe(mail.text);
  });

  test.each([
    'ana@example.com\r\nRCPT TO:<spy@example.com>',
    'ana@example.com, spy@example.com',
    'no address',
    '',
  ])('the address reaches nobody: %j', async (to) => {
    expect(await mailer.send({ ...mail, to })).toMatchObject({ kind: 'refused' });
    expect(server.mails).toEqual([]);
  });
});
