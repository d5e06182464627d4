import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox.ts';
import type { SmtpFault, SmtpFaultQueue } from './smtp-faults.ts';

/** The part that takes mails. */
export interface SmtpService {
  readonly port: number;
  stop(): Promise<void>;
}

const mostBytes = 10 * 1024 * 1024;

/** Starts a mail server that takes every mail, to whomever it is addressed, and delivers none. */
export async function startSmtp(
  inbox: Inbox,
  faults: SmtpFaultQueue,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<SmtpService> {
  const sockets = new Map<number, Socket>();
  /** Ends the connection of a fault without an answer. */
  const cut = (remotePort: number) => sockets.get(remotePort)?.resetAndDestroy();
  const server = new SMTPServer({
    banner: 'Tiffin sandbox: mails are shown, not delivered',
    // No password, and no certificate that a client would have to refuse.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostBytes,
    closeTimeout: 1000,
    onRcptTo: ({ address }, session, callback) => {
      const fault = faults.take('recipient', [address]);
      if (fault === undefined) return callback();
      void happen(
        fault,
        async () => {},
        () => cut(session.remotePort),
      ).then(() => callback(), callback);
    },
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const receive = async () => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw refusal(552, 'Message exceeds the maximum size');
        const keep = async () => {
          await inbox.add(recipients, raw);
        };
        const fault = faults.take('data', recipients);
        if (fault === undefined) await keep();
        else await happen(fault, keep, () => cut(session.remotePort));
      };
      receive().then(() => callback(), callback);
    },
  });
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // A client that goes away in mid-mail is its own affair.
  server.on('error', () => {});
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function happen(fault: SmtpFault, keep: () => Promise<void>, cut: () => void): Promise<void> {
  switch (fault.kind) {
    case 'temporary':
      throw refusal(451, 'Try again later');
    case 'permanent':
      throw refusal(550, 'Mailbox unavailable');
    case 'slow':
      await wait(fault.delayMs);
      return keep();
    case 'lost_answer':
      await keep();
      return cut();
    case 'reset':
      return cut();
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
