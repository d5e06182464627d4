// Stands between the storefront and what it calls, and fails the requests that a test names; all others pass through.
import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { reason } from '../../../scripts/stack/cli.ts';
import { assertTestPortsFree } from '../../../scripts/stack/test-ports.ts';
import { controlPath, type Fault } from './faults.ts';
import { ports } from './ports.ts';

type Way = NonNullable<Fault['way']>;

interface ActiveFault {
  readonly fault: Fault;
  readonly met: string[];
}

const faults = new Map<string, ActiveFault>();

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function control(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const id = incoming.url?.slice(controlPath.length + 1) ?? '';
  const body = await bodyOf(incoming);
  if (incoming.method === 'PUT') faults.set(id, { fault: JSON.parse(body.toString()) as Fault, met: [] });
  const met = faults.get(id)?.met ?? [];
  if (incoming.method === 'DELETE') faults.delete(id);
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(met));
}

function faultOn(
  way: Way,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
): ActiveFault | undefined {
  const { pathname } = new URL(url, 'http://backend');
  return [...faults.values()].find(
    ({ fault, met }) =>
      (fault.times === undefined || met.length < fault.times) &&
      (fault.way === undefined ? way !== 'postcodes' : fault.way === way) &&
      (fault.method === undefined || fault.method === method) &&
      new RegExp(`^${fault.path}$`).test(pathname) &&
      (fault.accessToken === undefined || headers['access-token'] === fault.accessToken) &&
      (fault.restaurantId === undefined ||
        headers['restaurant-id'] === fault.restaurantId ||
        pathname.includes(fault.restaurantId)) &&
      (fault.containing === undefined || body.includes(fault.containing)),
  );
}

function pass(
  port: number,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  onAnswer: (answer: IncomingMessage) => void = (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  },
): void {
  const { method, url, headers } = incoming;
  const passed = forward({ host: '127.0.0.1', port, method, path: url, headers }, onAnswer);
  passed.on('error', () => outgoing.destroy());
  passed.end(body);
}

function fail(
  answer: Exclude<Fault['answer'], 'pass'>,
  port: number,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): void {
  const cut = () => incoming.socket.destroy();
  if (answer === 'reset') cut();
  else if (answer === 'lost_answer') {
    pass(port, incoming, body, outgoing, (done) => void done.resume().on('end', cut));
  } else if (answer === 'half') {
    pass(port, incoming, body, outgoing, (whole) => {
      outgoing.writeHead(whole.statusCode ?? 502, whole.rawHeaders);
      whole.once('data', (chunk: Buffer) => outgoing.write(chunk.subarray(0, chunk.length / 2), cut));
    });
  } else if (answer !== 'hang') {
    const { status, code = 'internal_error', message = 'This is a drill.' } = answer;
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message }));
  }
}

async function open(way: Way, port: number, target: number): Promise<void> {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (incoming.url?.startsWith(controlPath)) return control(incoming, outgoing);
    const body = await bodyOf(incoming);
    const active = faultOn(way, incoming, body);
    active?.met.push(`${way} ${incoming.method} ${incoming.url}`);
    if (active === undefined || active.fault.answer === 'pass') return pass(target, incoming, body, outgoing);
    fail(active.fault.answer, target, incoming, body, outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    // The storefront has gone away in the middle of its request.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

try {
  await assertTestPortsFree([ports.faults, ports.fallbackFaults, ports.postcodeFaults]);
  await open('first', ports.faults, ports.backend);
  await open('fallback', ports.fallbackFaults, ports.backend);
  await open('postcodes', ports.postcodeFaults, ports.postcodes);
  console.log('fault proxy: ready');
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}
