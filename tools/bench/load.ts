import { connect, type Socket } from 'node:net';
import { quantile } from '../statistics.ts';

type Headers = Readonly<Record<string, string>>;

/** Where requests go and what each of them says. */
export interface Target {
  readonly port: number;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly headers: Headers;
  /** Further headers of each request, in turn with the paths: one entry for each caller. */
  readonly callers?: readonly Headers[];
  /** The hostnames asked for, in turn with the paths. @default ['localhost'] */
  readonly hosts?: readonly string[];
}

interface LoadOptions {
  readonly ms: number;
  /** How many customers ask at once, each waiting for an answer before asking again. */
  readonly connections?: number;
  /** Counts broken connections and refusals and goes on, instead of giving up. */
  readonly isTolerant?: boolean;
}

/** What came of a load. */
export interface Load {
  /** Requests answered with 200 in a second. */
  readonly perSecond: number;
  /** How long answers took, in ms. */
  readonly latency: {
    readonly median: number;
    readonly p95: number;
    readonly p99: number;
    readonly max: number;
  };
  readonly answered: number;
  readonly failed: number;
}

/** Sends requests over kept connections for a time. */
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
  let asked = 0;
  const nextOf = <Item>(items: readonly Item[]) => items[asked % items.length];
  const nextRequest = () => {
    const request = `GET ${nextOf(paths)} HTTP/1.1\r\nhost: ${nextOf(hosts)}\r\n${nextOf(written)}\r\n`;
    asked += 1;
    return request;
  };
  const startedAt = performance.now();
  const until = startedAt + ms;
  const latencies: number[] = [];
  let failed = 0;
  const customer = async () => {
    while (performance.now() < until) {
      try {
        await keepAsking(target.port, nextRequest, until, latencies);
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

// Written for this alone: a client that understands HTTP would need more time than the servers it is to measure.
function keepAsking(
  port: number,
  nextRequest: () => string,
  until: number,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let pending = '';
    let askedAt = 0;
    const ask = (to: Socket) => {
      pending = '';
      askedAt = performance.now();
      to.write(nextRequest());
    };
    const socket = connect(port, '127.0.0.1', () => ask(socket));
    socket.setNoDelay(true).setEncoding('latin1');
    socket.once('error', reject);
    // After a complete answer this comes too late to say anything.
    socket.once('close', () => reject(new Error('The connection ended before the answer did.')));
    socket.on('data', (piece: string) => {
      pending = pending === '' ? piece : pending + piece;
      const headEnd = pending.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      if (!pending.startsWith('HTTP/1.1 200')) {
        socket.destroy(new Error(`The answer is not what can be measured: ${pending.slice(0, 300)}`));
        return;
      }
      if (!isComplete(pending, headEnd)) return;
      latencies.push(performance.now() - askedAt);
      if (performance.now() < until) return ask(socket);
      resolve();
      socket.destroy();
    });
  });
}

function isComplete(answer: string, headEnd: number): boolean {
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, headEnd))?.[1];
  // What has no length comes in chunks, and the empty one is the last.
  return length === undefined
    ? answer.endsWith('\r\n0\r\n\r\n')
    : answer.length >= headEnd + 4 + Number(length);
}
