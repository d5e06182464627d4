import { connect, createServer, type Socket } from 'node:net';

/** A plain proxy before several nodes that pass on bytes; it knows nothing of HTTP. */
export interface FrontDoor {
  readonly port: number;
  /** How many connections each node was given, by its port. */
  readonly given: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

/**
 * Opens a door on `port` before the nodes: each connection goes to the next node in turn, and to another one when that
 * one does not take it. A node that dies takes its connections with it, as with any proxy.
 */
export async function openFrontDoor(port: number, nodes: readonly number[]): Promise<FrontDoor> {
  const given = new Map(nodes.map((node) => [node, 0]));
  const open = new Set<Socket>();
  let turn = 0;

  const pass = (customer: Socket, candidates: readonly number[]) => {
    const [node, ...others] = candidates;
    if (node === undefined) return customer.destroy();
    const server = connect(node, '127.0.0.1');
    open.add(server);
    let isTaken = false;
    server.once('connect', () => {
      isTaken = true;
      given.set(node, (given.get(node) ?? 0) + 1);
      customer.pipe(server);
      server.pipe(customer);
    });
    server.once('error', () => {
      if (isTaken) customer.destroy();
      else pass(customer, others);
    });
    server.once('close', () => {
      open.delete(server);
      if (isTaken) customer.destroy();
    });
    customer.once('close', () => server.destroy());
  };

  const door = createServer({ allowHalfOpen: false }, (customer) => {
    open.add(customer);
    customer.setNoDelay(true);
    customer.on('error', () => customer.destroy());
    customer.once('close', () => open.delete(customer));
    const first = turn++ % nodes.length;
    pass(customer, [...nodes.slice(first), ...nodes.slice(0, first)]);
  });
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject);
    door.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    given,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => door.close(() => resolve()));
    },
  };
}
