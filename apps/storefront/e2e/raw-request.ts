import { connect } from 'node:net';
import { ports } from './ports.ts';

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** 0 when the connection was closed without a word. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes exactly as written, as no browser or client would, to the storefront's port or another one. */
export function sendRaw(
  lines: readonly string[],
  body = '',
  port: number = ports.storefront,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const finish = () => {
      const text = Buffer.concat(chunks).toString();
      const end = text.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0),
        head: text.slice(0, end),
        body: text.slice(end + 4),
      });
    };
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer to ${lines[0]}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('end', () => socket.end());
    socket.once('close', finish);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') finish();
      else reject(error);
    });
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'utf8'));
  });
}

/** The value of a header, or undefined. */
export function headerOf({ head }: RawAnswer, name: string): string | undefined {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim();
}
