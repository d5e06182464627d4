import { createAdaptorServer } from '@hono/node-server';
import type { Environment } from '../environment.ts';
import { listen, type RunningService } from '../service.ts';
import { Inbox } from './inbox.ts';
import { startSmtp } from './smtp.ts';
import { SmtpFaultQueue } from './smtp-faults.ts';
import { createMailboxWeb } from './web.ts';

/** Where the mailbox listens. */
export interface MailboxOptions {
  readonly host: string;
  /** Of the pages. */
  readonly port: number;
  readonly smtpPort: number;
}

/** A mailbox that takes mails. */
export interface RunningMailbox extends RunningService {
  /** Where mails are handed in, such as `smtp://127.0.0.1:4105`. */
  readonly alsoAt: string;
}

/** Reads the options from the environment. */
export function mailboxOptions(env: Environment): MailboxOptions {
  return { host: env.HOST, port: env.MAILBOX_PORT, smtpPort: env.SMTP_PORT };
}

/** Starts the stand-in for a mail service: mails come in by SMTP and are read in the browser. */
export async function startMailbox({ host, port, smtpPort }: MailboxOptions): Promise<RunningMailbox> {
  const inbox = new Inbox();
  const faults = new SmtpFaultQueue();
  const smtp = await startSmtp(inbox, faults, { host, port: smtpPort });
  const app = createMailboxWeb(inbox, faults);
  const service = await listen('mailbox', createAdaptorServer({ fetch: app.fetch }), { host, port });
  return {
    ...service,
    alsoAt: `smtp://${host}:${smtp.port}`,
    stop: async () => {
      await Promise.all([service.stop(), smtp.stop()]);
    },
  };
}
