import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { generate } from 'selfsigned';

/** A reverse proxy that ends TLS and buffers answers, as nginx does by default. */
export interface BufferingProxy {
  /** A forward proxy for browsers and servers, which leads to the hostnames behind the reverse one and nowhere else. */
  readonly url: string;
  /** What its clients have to trust. */
  readonly certificate: string;
  /** From now on also buffers what asks not to be buffered, as a proxy does that does not know the header. */
  bufferEverything(): void;
  close(): void;
}

// As much as nginx holds back by default (8 buffers of 4 kB).
const bufferBytes = 32 * 1024;

/** Starts a proxy in front of the servers whose port `portFor` returns for a hostname. */
export async function startBufferingProxy(
  hostnames: readonly string[],
  portFor: (hostname: string) => number | undefined,
): Promise<BufferingProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Tiffin journeys' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: hostnames.map((value) => ({ type: 2, value })) }],
  });
  let heedsHeader = true;
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const hostname = hostnameOf(incoming.headers.host);
    const port = portFor(hostname);
    if (port === undefined) return void outgoing.writeHead(404).end();
    const { method, url: path, headers, socket } = incoming;
    const passed = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      // As nginx does by default: a connection that is kept may be closed by the server just as it is used again.
      agent: false,
      headers: {
        ...headers,
        // As nginx passes it on by default.
        host: `127.0.0.1:${port}`,
        'x-forwarded-host': hostname,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': socket.remoteAddress,
      },
    });
    passed.once('response', (response) => {
      if (heedsHeader && response.headers['x-accel-buffering'] === 'no') stream(response, outgoing);
      else buffer(response, outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    outgoing.once('close', () => passed.destroy());
    incoming.pipe(passed);
  };
  const reverse = createTlsServer({ key, cert }, answer);
  const securePort = await listen(reverse);

  const forward = createServer((incoming, outgoing) => {
    // Plain http, which the browser asks a proxy for by the whole address.
    const { host, pathname, search } = new URL(incoming.url ?? '', 'http://nowhere.test');
    outgoing.writeHead(308, { location: `https://${host}${pathname}${search}` }).end();
  });
  forward.on('connect', ({ url }: IncomingMessage, socket) => {
    if (portFor(hostnameOf(url)) === undefined) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const tunnel = connect(securePort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(tunnel).pipe(socket);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
    socket.once('close', () => tunnel.destroy());
  });
  const port = await listen(forward);

  return {
    url: `http://127.0.0.1:${port}`,
    certificate: cert,
    bufferEverything: () => {
      heedsHeader = false;
    },
    close: () => {
      for (const server of [forward, reverse]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

const hostnameOf = (host = '') => host.replace(/:\d+$/, '');

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function stream(response: IncomingMessage, outgoing: ServerResponse): void {
  writeHead(response, outgoing);
  outgoing.flushHeaders();
  response.pipe(outgoing);
}

/** Holds everything back, the headers too, until the answer ends or the buffer is full. */
function buffer(response: IncomingMessage, outgoing: ServerResponse): void {
  const held: Buffer[] = [];
  let bytes = 0;
  const pass = () => {
    writeHead(response, outgoing);
    for (const chunk of held.splice(0)) outgoing.write(chunk);
  };
  response.on('data', (chunk: Buffer) => {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < bufferBytes) return;
    pass();
    bytes = 0;
  });
  response.once('end', () => {
    pass();
    outgoing.end();
  });
  response.once('error', () => outgoing.destroy());
}

function writeHead({ statusCode = 502, headers }: IncomingMessage, outgoing: ServerResponse): void {
  if (outgoing.headersSent) return;
  const { 'transfer-encoding': _, connection: __, 'x-accel-buffering': ___, ...kept } = headers;
  outgoing.writeHead(statusCode, kept);
}
