// Lists and settles payments that do not match their order: node src/commands/settle-payment.ts [<order>] [--refund | --place]

import { parseArgs } from 'node:util';
import { formatPounds, pence } from '@tiffin/domain';
import type { DatabaseClient } from '../db/client.ts';
import { parseDatabaseEnv, parsePaymentEnv } from '../env.ts';
import {
  listMismatched,
  MismatchError,
  type MismatchedPayment,
  settleMismatched,
} from '../resources/mismatched-payments/mismatched-payments.ts';
import { paymentCurrency } from '../resources/payments/provider-sessions.ts';
import { openPaymentParts } from './payment-parts.ts';
import { fail, runCommand } from './run-command.ts';

const usage = 'Usage: settle-payment [<order number, order id or payment session id> --refund | --place]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { refund: { type: 'boolean' }, place: { type: 'boolean' } },
    });
    return { refund: values.refund === true, place: values.place === true, positionals };
  } catch {
    return fail(usage);
  }
}

const { refund, place, positionals } = readArguments();
const [reference, ...others] = positionals;
const isSettling = refund || place;
if (others.length > 0 || (refund && place) || isSettling !== (reference !== undefined)) fail(usage);

function describe({ payment, order }: MismatchedPayment): string {
  const { amount, currency, sessionId, foundAt, decision } = payment;
  const paid =
    amount === null
      ? 'an unknown amount'
      : currency === paymentCurrency
        ? formatPounds(pence(amount))
        : `${amount} ${currency ?? ''} (smallest unit)`;
  const begun = decision === null ? '' : `, ${decision} has begun`;
  return `${order.number} (${order.id}, ${order.status}): paid ${paid}, costs ${formatPounds(pence(order.totalAmount))}; session ${sessionId}, found ${foundAt.toISOString()}${begun}`;
}

async function list(database: DatabaseClient): Promise<void> {
  const waiting = await listMismatched(database);
  const lines = waiting.length === 0 ? ['No mismatched payment waits to be settled.'] : waiting.map(describe);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function settle(
  database: DatabaseClient,
  env: ReturnType<typeof parsePaymentEnv>,
  wanted: string,
): Promise<void> {
  const app = await openPaymentParts(database, env);
  const { order, payment } = await settleMismatched(app, wanted, refund ? 'refund' : 'place');
  process.stdout.write(
    refund
      ? `The payment ${payment.sessionId} of order ${order.number} is refunded.\n`
      : `Order ${order.number} is placed by the payment ${payment.sessionId}.\n`,
  );
}

const explainedErrors = [MismatchError];
if (reference === undefined) await runCommand({ readSettings: parseDatabaseEnv, run: list, explainedErrors });
else {
  const run = (database: DatabaseClient, env: ReturnType<typeof parsePaymentEnv>) =>
    settle(database, env, reference);
  await runCommand({ readSettings: parsePaymentEnv, run, explainedErrors });
}
