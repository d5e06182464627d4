import { createTransport } from 'nodemailer';

/** A mail that is ready to be sent to one recipient. */
export interface OutgoingMail {
  /** Makes the Message-ID, so that mail programs recognise a mail that comes twice. */
  readonly id: string;
  /** Shown as the sender's name. */
  readonly fromName: string;
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail without its id and where it goes. */
export type WrittenMail = Omit<OutgoingMail, 'id' | 'to'>;

/**
 * What became of handing a mail in: `refused` when the mail server will never take it for this recipient, `unanswered`
 * when it may take it later. `reason` is for operators and names no recipient.
 */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'unanswered'; readonly reason: string };

/** What hands mails in. */
export interface Mailer {
  readonly send: (mail: OutgoingMail) => Promise<MailOutcome>;
  /** Ends the connections; mails under way are finished. */
  readonly close: () => void;
}

/** How long a mailer waits for the mail server, in ms. */
export interface MailerTimeouts {
  /** Until the mail server has greeted, and for each of its answers. */
  readonly answerMs: number;
  /** For a whole mail. */
  readonly mailMs: number;
}

/** Where mails are handed in, and the address that they come from. */
interface MailSettings {
  readonly SMTP_URL: URL;
  readonly MAIL_FROM: string;
}

const usualTimeouts: MailerTimeouts = { answerMs: 20_000, mailMs: 120_000 };

// As many as one server sends at once (jobs.ts).
const connections = 5;

const oneMailbox = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** Makes a mailer that keeps connections to the mail server open for the next mails. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: MailSettings,
  { answerMs, mailMs }: MailerTimeouts = usualTimeouts,
): Mailer {
  const isSecure = SMTP_URL.protocol === 'smtps:';
  const user = decodeURIComponent(SMTP_URL.username);
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host: SMTP_URL.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: SMTP_URL.port === '' ? (isSecure ? 465 : 587) : Number(SMTP_URL.port),
    secure: isSecure,
    // A password never travels in the clear.
    requireTLS: user !== '',
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(SMTP_URL.password) } }),
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    dnsTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1);
  return {
    send: async ({ id, fromName, to, replyTo, subject, text, html }) => {
      // nodemailer reads an address as a list of them.
      if (!oneMailbox.test(to)) return { kind: 'refused', reason: 'The address is not that of one mailbox.' };
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: fromName, address: MAIL_FROM },
          to: { name: '', address: to },
          replyTo,
          envelope: { from: MAIL_FROM, to: [to] },
          subject,
          text,
          html,
          // Keeps out-of-office programs from answering.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(mailMs),
        });
        return { kind: 'sent' };
      } catch (error) {
        const kind = isRefusedForGood(error) ? 'refused' : 'unanswered';
        return { kind, reason: reasonWithout(to, error) };
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Whether the mail server said 5xx about this recipient or this mail. The same about our sign-in or our sender is a wrong
 * setting: it concerns every mail, and they can go out once an operator has put it right.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode } = smtpFacts(error);
  if (code === 'EENVELOPE' && command === 'API') return true;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutMail && responseCode !== undefined && responseCode >= 500;
}

function reasonWithout(address: string, error: unknown): string {
  const { code, command } = smtpFacts(error);
  const message = error instanceof Error ? error.message : String(error);
  const text = [code, command, message].filter((part) => part !== undefined).join(' ');
  return (
    text
      .replaceAll(address, '(address)')
      // As the server writes it, in other letters or between brackets.
      .replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)')
      .replaceAll(/\s+/g, ' ')
      .slice(0, 500)
  );
}

interface SmtpFacts {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

function smtpFacts(error: unknown): SmtpFacts {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof command === 'string' ? { command } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  };
}
