import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { listen } from '../stack/listen.ts';

/** A proxy in front of several nodes that parses HTTP; the soak's tcp-proxy only forwards bytes. */
export interface HttpProxy {
  readonly port: number;
  /** How many requests another node answered because the first one failed. */
  readonly repeated: () => number;
  close(): void;
}

interface NodeResponse {
  readonly head: IncomingMessage;
  readonly body: Buffer;
}

/**
 * Starts a proxy in front of the nodes, which take turns. A GET is repeated at the next node when one refuses or breaks the
 * connection, as usual load balancers do; a response is forwarded when it is complete.
 */
export async function startHttpProxy(nodes: readonly number[]): Promise<HttpProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let turn = 0;
  let repeated = 0;

  const requestFrom = (port: number, from: IncomingMessage) =>
    new Promise<NodeResponse>((resolve, reject) => {
      const outgoing = request(
        { agent, host: '127.0.0.1', port, method: from.method, path: from.url, headers: from.headers },
        (head) => {
          const pieces: Buffer[] = [];
          head.on('data', (piece: Buffer) => pieces.push(piece));
          head.once('end', () => resolve({ head, body: Buffer.concat(pieces) }));
          head.once('error', reject);
        },
      );
      outgoing.once('error', reject);
      outgoing.end();
    });

  const server = createServer(async (incoming, outgoing) => {
    const first = turn++ % nodes.length;
    const candidates = [...nodes.slice(first), ...nodes.slice(0, first)];
    for (const [index, node] of candidates.entries()) {
      try {
        const { head, body } = await requestFrom(node, incoming);
        if (index > 0) repeated += 1;
        const { 'transfer-encoding': _, connection: __, ...headers } = head.headers;
        outgoing.writeHead(head.statusCode ?? 502, { ...headers, 'content-length': body.byteLength });
        return void outgoing.end(body);
      } catch {}
    }
    outgoing.writeHead(502, { 'content-length': 0 }).end();
  });
  const port = await listen(server);
  return {
    port,
    repeated: () => repeated,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
