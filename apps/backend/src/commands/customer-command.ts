import { isId } from '@tiffin/domain';
import { createLogger, type Logger } from '@tiffin/node';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { isDatabaseUnavailable } from '../db/failures.ts';
import { customers } from '../db/schema.ts';
import { parseCommandEnv } from '../env.ts';
import { CommandRefused, fail, runCommand } from './run-command.ts';

interface CustomerCommand {
  readonly db: Database;
  readonly customerId: string;
  /** Writes to standard error: standard output is for the result. */
  readonly log: Logger;
}

/** Runs a command of the operator about the one customer that `idOrEmail` names. */
export async function runCustomerCommand(
  idOrEmail: string | undefined,
  usage: string,
  run: (command: CustomerCommand) => Promise<void>,
): Promise<void> {
  if (idOrEmail === undefined) return fail(usage);
  await runCommand({
    readSettings: parseCommandEnv,
    run: async ({ db }, { FOUNDATION_ID }) => {
      const customerId = await findOnlyCustomer(db, FOUNDATION_ID, idOrEmail);
      try {
        await run({ db, customerId, log: createLogger('backend', 'info', process.stderr) });
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        const message = 'The database is busy with this customer just now: run the command again.';
        throw new CommandRefused(message, { cause: error });
      }
    },
  });
}

async function findOnlyCustomer(db: Database, foundationId: string, idOrEmail: string): Promise<string> {
  const ids = await findCustomerIds(db, foundationId, idOrEmail);
  const [customerId] = ids;
  if (customerId === undefined)
    throw new CommandRefused(`No customer has the id or e-mail address ${idOrEmail}: check the spelling.`);
  if (ids.length > 1)
    throw new CommandRefused(
      `Several accounts have this e-mail address. Name one by its id: ${ids.join(', ')}`,
    );
  return customerId;
}

/** The ids of the customers of a tenant that have this id or e-mail address, which several accounts may share. */
async function findCustomerIds(
  db: Database,
  foundationId: string,
  idOrEmail: string,
): Promise<readonly string[]> {
  const isMeant = isId(idOrEmail)
    ? eq(customers.id, idOrEmail)
    : sql`lower(${customers.email}) = lower(${idOrEmail})`;
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.foundationId, foundationId), isMeant))
    .orderBy(customers.createdAt);
  return rows.map(({ id }) => id);
}
