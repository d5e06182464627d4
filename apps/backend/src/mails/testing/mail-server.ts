import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that has come. */
export interface ReceivedMail extends Email {
  /** From the envelope: to whom it was really handed in. */
  readonly recipients: readonly string[];
  /** All of it as it came, headers first. */
  readonly raw: string;
}

/**
 * What the mail server does instead of taking a mail: an SMTP code refuses the recipient or, at `data`, the mail;
 * `cut` breaks the connection before it keeps the mail, `lost_answer` after; `silent` never answers.
 */
export type Misbehaviour =
  | { readonly code: number; readonly at?: 'sender' | 'recipient' | 'data'; readonly text?: string }
  | 'cut'
  | 'lost_answer'
  | 'silent';

/** A mail server in this process, with real SMTP. */
export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Misbehaves at the next mails, one after the other. */
  misbehave(...how: readonly Misbehaviour[]): void;
  /** Calls back with each mail before it is answered. */
  onMail: (mail: ReceivedMail) => Promise<void>;
  /** Ends every connection and listens no more, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a mail server. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let queue: readonly Misbehaviour[] = [];
  let port = 0;
  let running: SMTPServer | null = null;
  const sockets = new Map<number, Socket>();

  const take = (at: 'sender' | 'recipient' | 'data') => {
    const [next, ...rest] = queue;
    const where = typeof next === 'object' ? (next.at ?? 'recipient') : 'data';
    if (next === undefined || where !== at) return undefined;
    queue = rest;
    return next;
  };
  const refusal = (how: Misbehaviour | undefined) =>
    typeof how === 'object'
      ? Object.assign(new Error(how.text ?? 'Refused'), { responseCode: how.code })
      : null;

  const start = async () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onMailFrom: (_address, _session, callback) => callback(refusal(take('sender'))),
      onRcptTo: (_address, _session, callback) => callback(refusal(take('recipient'))),
      onData: (stream, session, callback) => {
        const receive = async () => {
          const raw = await buffer(stream);
          const how = take('data');
          const refused = refusal(how);
          if (refused !== null) return callback(refused);
          const cut = () => sockets.get(session.remotePort)?.resetAndDestroy();
          if (how === 'silent') return;
          if (how === 'cut') return void cut();
          const mail: ReceivedMail = {
            ...(await PostalMime.parse(raw)),
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            raw: raw.toString('latin1'),
          };
          mails.push(mail);
          await api.onMail(mail);
          if (how === 'lost_answer') return void sockets.get(session.remotePort)?.destroy();
          callback();
        };
        receive().catch(callback);
      },
    });
    server.server.on('connection', (socket) => {
      const { remotePort } = socket;
      if (remotePort === undefined) return;
      sockets.set(remotePort, socket);
      socket.once('close', () => sockets.delete(remotePort));
    });
    server.on('error', () => {});
    const listener = server.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    port = (listener.address() as AddressInfo).port;
    running = server;
  };

  const api: MailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails,
    misbehave: (...how) => {
      queue = how;
    },
    onMail: async () => {},
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy();
      const ended = running;
      running = null;
      if (ended !== null) await new Promise<void>((resolve) => ended.close(() => resolve()));
    },
    start,
  };
  await start();
  return api;
}
