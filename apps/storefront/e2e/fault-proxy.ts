// Stands between storefront and backend and fails the requests that a test names; all others pass through.
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { controlPath, type Fault } from './faults.ts';
import { ports } from './ports.ts';

const faults = new Map<string, Fault>();

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function control(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const id = incoming.url?.slice(controlPath.length + 1) ?? '';
  const body = await bodyOf(incoming);
  if (incoming.method === 'PUT') faults.set(id, JSON.parse(body.toString()) as Fault);
  if (incoming.method === 'DELETE') faults.delete(id);
  outgoing.writeHead(204).end();
}

function faultOf({ method = 'GET', url = '/', headers }: IncomingMessage): Fault | undefined {
  const { pathname } = new URL(url, 'http://backend');
  return [...faults.values()].find(
    (fault) =>
      (fault.method === undefined || fault.method === method) &&
      new RegExp(`^${fault.path}$`).test(pathname) &&
      (fault.accessToken === undefined || headers['access-token'] === fault.accessToken) &&
      (fault.restaurantId === undefined ||
        headers['restaurant-id'] === fault.restaurantId ||
        pathname.includes(fault.restaurantId)),
  );
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const backend = forward(
    { host: '127.0.0.1', port: ports.backend, method, path: url, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    },
  );
  backend.on('error', () => outgoing.destroy());
  incoming.pipe(backend);
}

const server = createServer((incoming, outgoing) => {
  if (incoming.url?.startsWith(controlPath)) return void control(incoming, outgoing);
  const fault = faultOf(incoming);
  if (fault === undefined) return pass(incoming, outgoing);
  if (fault.answer === 'reset') return void incoming.socket.destroy();
  const { status, code = 'internal_error', message = 'This is a drill.' } = fault.answer;
  incoming.resume();
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message }));
});

server.listen(ports.faults, '127.0.0.1', () => console.log(`fault proxy listening on ${ports.faults}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
