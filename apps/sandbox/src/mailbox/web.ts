import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { streamSSE } from 'hono/streaming';
import { newNonce, pageHeaders } from '../page.ts';
import type { Inbox, Message } from './inbox.ts';
import { liveScript } from './live-script.ts';
import { frameSandbox, listPage, messagePage } from './pages.ts';
import { type SmtpFaultQueue, smtpFaultKinds } from './smtp-faults.ts';

const guide = {
  'GET /sandbox': 'this page',
  'POST /sandbox/faults': `{kind, recipient?, at?, times?, delayMs?}; kinds: ${smtpFaultKinds.join(', ')}; at: recipient, data`,
  'GET /sandbox/faults': 'the faults that still wait',
  'DELETE /sandbox/faults': 'forget them',
  'POST /sandbox/reset': 'forget faults and mails',
};

/** What a mail's HTML gets: its own styles and embedded pictures, no script, no form, nothing from elsewhere. */
const mailPolicy = [
  `sandbox ${frameSandbox}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The pages on which mails are read, their JSON for tests, and the calls that make the mail server fail. */
export function createMailboxWeb(inbox: Inbox, faults: SmtpFaultQueue): Hono {
  const app = new Hono();
  app.use(csrf());
  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/', (c) => {
    const nonce = newNonce();
    const recipient = c.req.query('to') || undefined;
    const recipients = [...new Set(inbox.list().flatMap((message) => message.recipients))].sort();
    const scripts = ["script-src 'self'", "connect-src 'self'"];
    return c.html(listPage({ messages: inbox.list(recipient), recipients, recipient, nonce }), {
      headers: pageHeaders(nonce, [], scripts),
    });
  });
  app.get('/live.js', (c) => c.body(liveScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.get('/stream', (c) =>
    streamSSE(c, async (stream) => {
      const end = inbox.onChange(() => void stream.writeSSE({ data: 'changed' }));
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      end();
    }),
  );
  app.get('/messages/:id', (c) => {
    const message = inbox.find(c.req.param('id'));
    if (message === undefined) return c.notFound();
    const nonce = newNonce();
    return c.html(messagePage(message, nonce), { headers: pageHeaders(nonce, [], ["frame-src 'self'"]) });
  });
  app.get('/messages/:id/html', (c) => {
    const mail = inbox.find(c.req.param('id'))?.html;
    if (mail === undefined || mail === null) return c.notFound();
    return c.html(mail, {
      headers: {
        'Content-Security-Policy': mailPolicy,
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });

  app.get('/api/messages', (c) => c.json({ messages: inbox.list(c.req.query('to')).map(summary) }));
  app.get('/api/messages/:id', (c) => {
    const message = inbox.find(c.req.param('id'));
    return message === undefined ? c.json({ error: 'No such mail.' }, 404) : c.json(message);
  });

  app.get('/sandbox', (c) => c.json(guide));
  app.get('/sandbox/faults', (c) => c.json(faults.waiting));
  app.post('/sandbox/faults', async (c) => {
    const fault = faults.add(await c.req.json<unknown>().catch(() => undefined));
    return typeof fault === 'string' ? c.json({ error: fault }, 400) : c.json(fault, 201);
  });
  app.delete('/sandbox/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.post('/sandbox/reset', (c) => {
    faults.clear();
    inbox.clear();
    return c.body(null, 204);
  });
  return app;
}

function summary({ id, receivedAt, recipients, from, to, subject }: Message) {
  return { id, receivedAt, recipients, from, to, subject };
}
