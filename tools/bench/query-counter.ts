import { connect, createServer } from 'node:net';
import { listen } from '../stack/listen.ts';

/** A proxy between a server and PostgreSQL that counts statements. */
export interface QueryCounter {
  readonly port: number;
  /** Returns how many statements it has forwarded since the last call. */
  take(): number;
  close(): void;
}

// The client's messages that run a statement: Query and Execute (PostgreSQL protocol 3, "Message Formats").
const statementTypes = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);

/** Starts a counter in front of the database on `databasePort`. */
export async function countQueries(databasePort: number): Promise<QueryCounter> {
  let count = 0;
  const server = createServer((customer) => {
    const database = connect(databasePort, '127.0.0.1');
    for (const socket of [customer, database]) socket.setNoDelay(true).on('error', () => {});
    let pending: Buffer = Buffer.alloc(0);
    let hasStarted = false;
    customer.on('data', (piece: Buffer) => {
      pending = pending.length === 0 ? piece : Buffer.concat([pending, piece]);
      for (;;) {
        // Every message but the first starts with its type, before its length.
        const lengthAt = hasStarted ? 1 : 0;
        if (pending.length < lengthAt + 4) break;
        const end = lengthAt + pending.readInt32BE(lengthAt);
        if (pending.length < end) break;
        if (hasStarted && statementTypes.has(pending[0] ?? 0)) count += 1;
        hasStarted = true;
        pending = pending.subarray(end);
      }
    });
    customer.pipe(database);
    database.pipe(customer);
    customer.on('close', () => database.destroy());
    database.on('close', () => customer.destroy());
  });
  const port = await listen(server);
  return {
    port,
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
    close: () => void server.close(),
  };
}
