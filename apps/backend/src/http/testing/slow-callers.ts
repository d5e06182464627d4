import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

// A thread of its own, so that what the attack costs its maker is not taken for what it costs the attacked.

/** Whom to call, with how many connections, and what a body's call has to say before its body. */
export interface SlowCallersWork {
  readonly port: number;
  readonly count: number;
  readonly bodyHead: string;
}

/** Said once everybody is connected, and at the end: how many connections the server has answered and how. */
export type SlowCallersMessage =
  | { readonly kind: 'connected' }
  | { readonly kind: 'ended'; readonly statuses: Readonly<Record<string, number>> };

const dripMs = 1_000;
const { port, count, bodyHead }: SlowCallersWork = workerData;
const statuses: Record<string, number> = {};
let isStopping = false;
let open = 0;

const tell = (message: SlowCallersMessage) => parentPort?.postMessage(message);

// One says nothing, one drips its headers, one its body, and so on round.
function call(index: number, whenConnected: () => void): void {
  const begin = ['', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ', bodyHead][index % 3] ?? '';
  const drip = ['', 'x', ' '][index % 3] ?? '';
  let received = '';
  const socket: Socket = connect(port, '127.0.0.1', () => {
    socket.write(begin);
    whenConnected();
  });
  open += 1;
  const dripping = setInterval(() => drip !== '' && socket.writable && socket.write(drip), dripMs);
  socket.setEncoding('utf8').on('data', (piece: string) => {
    received += piece;
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    clearInterval(dripping);
    open -= 1;
    const status = received.split(' ')[1] ?? 'closed';
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (!isStopping) return call(index, () => {});
    if (open === 0) tell({ kind: 'ended', statuses });
  });
}

const connected = Array.from(
  { length: count },
  (_, index) => new Promise<void>((resolve) => call(index, resolve)),
);
await Promise.all(connected);
tell({ kind: 'connected' });
// From then on a caller that is cut off does not come back; none hangs up by itself.
parentPort?.once('message', () => {
  isStopping = true;
  parentPort?.unref();
});
