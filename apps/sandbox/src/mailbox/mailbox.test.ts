import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Inbox, mostMessages } from './inbox.ts';
import { type RunningMailbox, startMailbox } from './mailbox.ts';

let mailbox: RunningMailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ host: '127.0.0.1', port: 0, smtpPort: 0 });
});
afterEach(() => mailbox.stop());

interface ListedMail {
  readonly id: string;
  readonly recipients: readonly string[];
  readonly subject: string;
}
interface WholeMail extends ListedMail {
  readonly from: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly unknown[];
}

const send = async (mail: SendMailOptions) => {
  const transport = createTransport(mailbox.alsoAt);
  try {
    return await transport.sendMail({ from: 'Saffron & Smoke <orders@saffron.example>', ...mail });
  } finally {
    transport.close();
  }
};
const sendTo = (to: string, subject = 'Your order', more: SendMailOptions = {}) =>
  send({ to, subject, text: 'Thank you.', html: '<p>Thank you.</p>', ...more });
const read = async (path: string) => {
  const answer = await fetch(mailbox.url + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const list = async (to?: string) => {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const answer = await fetch(`${mailbox.url}/api/messages${query}`);
  return ((await answer.json()) as { messages: readonly ListedMail[] }).messages;
};
const first = async () => {
  const [mail] = await list();
  if (mail === undefined) return expect.fail('no mail has come');
  return (await (await fetch(`${mailbox.url}/api/messages/${mail.id}`)).json()) as WholeMail;
};
const fault = (body: object) =>
  fetch(`${mailbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a mail comes with its text, its HTML, its headers and its blind copies', async () => {
  await sendTo('Ana Müller <ana@tiffin.example>', 'Dein Döner – bezahlt', {
    bcc: 'shadow@tiffin.example',
    html: '<p>Grüße</p>',
    text: 'Grüße',
    headers: { 'X-Order': 'T-1001' },
    attachments: [{ filename: 'receipt.txt', content: 'paid' }],
  });
  const mail = await first();
  expect(mail).toMatchObject({
    recipients: ['ana@tiffin.example', 'shadow@tiffin.example'],
    from: 'Saffron & Smoke <orders@saffron.example>',
    subject: 'Dein Döner – bezahlt',
    attachments: [{ name: 'receipt.txt', type: 'text/plain', bytes: 4 }],
  });
  expect(mail.text?.trim()).toBe('Grüße');
  expect(mail.html?.trim()).toBe('<p>Grüße</p>');
  expect(mail.headers).toContainEqual({ name: 'X-Order', value: 'T-1001' });
  const page = await read(`/messages/${mail.id}`);
  expect(page.html).toContain('<h1>Dein Döner – bezahlt</h1>');
  expect(page.html).toContain('shadow@tiffin.example');
  expect(page.html).toContain('T-1001');
});

test('the list shows the newest first, and those of one recipient alone', async () => {
  expect((await read('/')).html).toContain('No mails yet.');
  await sendTo('ana@tiffin.example', 'First');
  await sendTo('banana@tiffin.example', 'Second');
  await sendTo('Ana@tiffin.example', 'Third');
  expect((await list()).map(({ subject }) => subject)).toEqual(['Third', 'Second', 'First']);
  expect((await list('ANA@tiffin.example')).map(({ subject }) => subject)).toEqual(['Third', 'First']);
  const { html } = await read('/?to=banana@tiffin.example');
  expect(html).toContain('>Second</a>');
  expect(html).not.toContain('>First</a>');
  expect(html).toContain('value="banana@tiffin.example" selected');
  expect(html).toContain('role="status">1 mail</p>');
});

test('the oldest mails are dropped', async () => {
  const inbox = new Inbox();
  for (let number = 0; number <= mostMessages; number += 1) {
    await inbox.add(['ana@tiffin.example'], Buffer.from(`Subject: Mail ${number}\r\n\r\nHi`));
  }
  expect(inbox.list()).toHaveLength(mostMessages);
  expect(inbox.list().at(-1)?.subject).toBe('Mail 1');
});

test('hostile mails stay in their frame', async () => {
  const script = '<script>parent.document.title = "taken"</script>';
  await sendTo('ana@tiffin.example', `${script}subject`, {
    from: { name: script, address: 'evil@tiffin.example' },
    html: `<body>${script}<form action="http://evil.example"><a href="http://evil.example" target="_top">x</a>`,
    text: `</pre>${script}`,
  });
  const { id } = await first();
  const page = await read(`/messages/${id}`);
  expect(page.html).not.toContain('<script');
  expect(page.html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const pagePolicy = page.headers.get('content-security-policy') ?? '';
  expect(pagePolicy).toContain("default-src 'none'");
  expect(pagePolicy).not.toMatch(/script-src|unsafe/);
  // Its address can also be opened outside of the frame.
  const policy = (await read(`/messages/${id}/html`)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|allow-top-navigation|allow-forms/);
  const listed = await read('/');
  expect(listed.html.match(/<script/g)).toHaveLength(1);
  expect(listed.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('an open list hears of each new mail', async () => {
  const stream = await fetch(`${mailbox.url}/stream`);
  const reader = stream.body?.getReader();
  const chunk = reader?.read();
  await sendTo('ana@tiffin.example');
  expect(new TextDecoder().decode((await chunk)?.value)).toContain('data: changed');
  await reader?.cancel();
  expect((await read('/live.js')).headers.get('content-type')).toContain('text/javascript');
});

test.each([
  ['temporary', 451],
  ['permanent', 550],
])('a %s refusal answers %i, once, and keeps nothing', async (kind, responseCode) => {
  expect((await fault({ kind })).status).toBe(201);
  await expect(sendTo('ana@tiffin.example')).rejects.toMatchObject({ code: 'EMESSAGE', responseCode });
  expect(await list()).toEqual([]);
  await sendTo('ana@tiffin.example');
  expect(await list()).toHaveLength(1);
});

test('a recipient alone can be refused', async () => {
  await fault({ kind: 'permanent', at: 'recipient', recipient: 'Gone@tiffin.example', times: 2 });
  const { rejected } = await sendTo('ana@tiffin.example, gone@tiffin.example');
  expect(rejected).toEqual(['gone@tiffin.example']);
  expect((await first()).recipients).toEqual(['ana@tiffin.example']);
  await expect(sendTo('gone@tiffin.example')).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  expect(await list()).toHaveLength(1);
});

test('a slow server takes the mail after the time that was ordered', async () => {
  await fault({ kind: 'slow', delayMs: 50 });
  const slow = sendTo('ana@tiffin.example', 'Slow');
  // Only once the fault is taken is the first mail under way.
  await expect
    .poll(async () => (await (await fetch(`${mailbox.url}/sandbox/faults`)).json()) as unknown)
    .toEqual([]);
  await slow;
  expect((await first()).subject).toBe('Slow');
});

test('a connection cut before the mail keeps nothing, one cut after it has kept the mail', async () => {
  await fault({ kind: 'reset' });
  await expect(sendTo('ana@tiffin.example')).rejects.toMatchObject({ code: 'ESOCKET' });
  expect(await list()).toEqual([]);
  await fault({ kind: 'lost_answer' });
  await expect(sendTo('ana@tiffin.example')).rejects.toMatchObject({ code: 'ESOCKET' });
  expect(await list()).toHaveLength(1);
});

test('control calls refuse wrong faults and other sites, and reset forgets everything', async () => {
  const wrong = await fault({ kind: 'unheard_of' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('kind');
  const foreign = await fetch(`${mailbox.url}/sandbox/reset`, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
  });
  expect(foreign.status).toBe(403);
  await sendTo('ana@tiffin.example');
  await fault({ kind: 'permanent', times: 1000 });
  const own = await fetch(`${mailbox.url}/sandbox/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  expect(own.status).toBe(204);
  expect(await list()).toEqual([]);
  await sendTo('ana@tiffin.example');
  expect((await read('/messages/nobody')).status).toBe(404);
});
