import { connect, type Socket } from 'node:net';
import { quantile } from '../statistics.ts';

type Headers = Readonly<Record<string, string>>;

/** Which requests are sent, and where. */
export interface Target {
  readonly port: number;
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly headers: Headers;
  /** Further headers, one entry for each caller; requests take them in turn. */
  readonly callers?: readonly Headers[];
  /** Hostnames, which requests take in turn. @default ['localhost'] */
  readonly hosts?: readonly string[];
}

interface LoadOptions {
  readonly ms: number;
  /** How many customers send requests at once, each one after the other. @default 16 */
  readonly connections?: number;
  /** Counts broken connections and refusals as failed and goes on, instead of throwing. */
  readonly isTolerant?: boolean;
}

/** The result of a load. */
export interface Load {
  /** Responses with status 200 per second. */
  readonly perSecond: number;
  /** From request to complete response, in ms. */
  readonly latency: {
    readonly median: number;
    readonly p95: number;
    readonly p99: number;
    readonly max: number;
  };
  readonly answered: number;
  readonly failed: number;
}

/** Sends requests over kept-alive connections for `ms`. */
export async function load(
  target: Target,
  { ms, connections = 16, isTolerant = false }: LoadOptions,
): Promise<Load> {
  const { paths, hosts = ['localhost'], callers = [{}] } = target;
  const written = callers.map((own) =>
    Object.entries({ ...target.headers, ...own })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join(''),
  );
  let sent = 0;
  const nextOf = <Item>(items: readonly Item[]) => items[sent % items.length];
  const nextRequest = () => {
    const request = `GET ${nextOf(paths)} HTTP/1.1\r\nhost: ${nextOf(hosts)}\r\n${nextOf(written)}\r\n`;
    sent += 1;
    return request;
  };
  const startedAt = performance.now();
  const until = startedAt + ms;
  const latencies: number[] = [];
  let failed = 0;
  const customer = async () => {
    while (performance.now() < until) {
      try {
        await keepRequesting(target.port, nextRequest, until, latencies);
      } catch (error) {
        if (!isTolerant) throw error;
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, customer));
  return {
    perSecond: (latencies.length / (performance.now() - startedAt)) * 1_000,
    latency: {
      median: quantile(latencies, 0.5),
      p95: quantile(latencies, 0.95),
      p99: quantile(latencies, 0.99),
      max: quantile(latencies, 1),
    },
    answered: latencies.length,
    failed,
  };
}

// Not a whole HTTP client, which would need more processor time than the servers that it measures.
function keepRequesting(
  port: number,
  nextRequest: () => string,
  until: number,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let pending = '';
    let sentAt = 0;
    const send = (to: Socket) => {
      pending = '';
      sentAt = performance.now();
      to.write(nextRequest());
    };
    const socket = connect(port, '127.0.0.1', () => send(socket));
    socket.setNoDelay(true).setEncoding('latin1');
    socket.once('error', reject);
    // After a complete response the promise is settled, and this has no effect.
    socket.once('close', () => reject(new Error('The connection ended before the response was complete.')));
    socket.on('data', (piece: string) => {
      pending = pending === '' ? piece : pending + piece;
      const headEnd = pending.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      if (!pending.startsWith('HTTP/1.1 200')) {
        socket.destroy(new Error(`A response has another status than 200: ${pending.slice(0, 300)}`));
        return;
      }
      if (!isComplete(pending, headEnd)) return;
      latencies.push(performance.now() - sentAt);
      if (performance.now() < until) return send(socket);
      resolve();
      socket.destroy();
    });
  });
}

function isComplete(response: string, headEnd: number): boolean {
  const length = /\r\ncontent-length: (\d+)/i.exec(response.slice(0, headEnd))?.[1];
  // A response without a length is chunked, and the empty chunk is the last.
  return length === undefined
    ? response.endsWith('\r\n0\r\n\r\n')
    : response.length >= headEnd + 4 + Number(length);
}
