import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../stack/listen.ts';

/** A proxy in front of several nodes that forwards bytes and does not parse HTTP. */
export interface TcpProxy {
  readonly port: number;
  /** How many connections each node was given, by its port. */
  readonly given: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

/**
 * Starts a proxy on `port` in front of the nodes, which take turns: a connection goes to the next node, or to another one
 * when that one refuses it. Connections to a node that dies are closed, as with any proxy.
 */
export async function startTcpProxy(port: number, nodes: readonly number[]): Promise<TcpProxy> {
  const given = new Map(nodes.map((node) => [node, 0]));
  const open = new Set<Socket>();
  let turn = 0;

  const forward = (customer: Socket, candidates: readonly number[]) => {
    const [node, ...others] = candidates;
    if (node === undefined) return customer.destroy();
    const server = connect(node, '127.0.0.1');
    open.add(server);
    let isConnected = false;
    server.once('connect', () => {
      isConnected = true;
      given.set(node, (given.get(node) ?? 0) + 1);
      customer.pipe(server);
      server.pipe(customer);
    });
    server.once('error', () => {
      if (isConnected) customer.destroy();
      else forward(customer, others);
    });
    server.once('close', () => {
      open.delete(server);
      if (isConnected) customer.destroy();
    });
    customer.once('close', () => server.destroy());
  };

  const proxy = createServer({ allowHalfOpen: false }, (customer) => {
    open.add(customer);
    customer.setNoDelay(true);
    customer.on('error', () => customer.destroy());
    customer.once('close', () => open.delete(customer));
    const first = turn++ % nodes.length;
    forward(customer, [...nodes.slice(first), ...nodes.slice(0, first)]);
  });
  await listen(proxy, port);
  return {
    port,
    given,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
