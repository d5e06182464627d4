import { connect } from 'node:net';

/** Where requests go and what each of them says. */
export interface Target {
  readonly port: number;
  /** The connections share these out among themselves. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

// Enough to keep a server busy, few enough that its pool of connections is never short.
const connections = 16;

/** Sends requests over kept connections for a time; gives back how many were answered with 200 in a second. */
export async function requestsPerSecond(target: Target, ms: number): Promise<number> {
  const headers = Object.entries({ host: 'bench', ...target.headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const requests = target.paths.map((path) => `GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n`);
  const startedAt = performance.now();
  const until = startedAt + ms;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      keepAsking(target.port, requests[index % requests.length] ?? '', until),
    ),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return (answered / (performance.now() - startedAt)) * 1_000;
}

// Written for this alone: a client that understands HTTP would need more time than the servers it is to measure.
function keepAsking(port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let pending = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true).setEncoding('latin1');
    socket.once('error', reject);
    socket.on('data', (piece: string) => {
      pending = pending === '' ? piece : pending + piece;
      const headEnd = pending.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(pending)?.[1];
      if (!pending.startsWith('HTTP/1.1 200') || length === undefined) {
        socket.destroy();
        reject(new Error(`The answer is not what can be measured: ${pending.slice(0, 300)}`));
        return;
      }
      if (pending.length < headEnd + 4 + Number(length)) return;
      pending = '';
      answered += 1;
      if (performance.now() < until) return void socket.write(request);
      socket.destroy();
      resolve(answered);
    });
  });
}
