// Gives back what is left of an order's payment: node src/commands/refund.ts <order id>

import { formatPounds, isId } from '@tiffin/domain';
import type { DatabaseClient } from '../db/client.ts';
import { type Env, parsePaymentEnv } from '../env.ts';
import { RefundRefused, refundByOperator } from '../resources/refunds/refund-by-operator.ts';
import { fail } from './fail.ts';
import { openPaymentParts } from './payment-parts.ts';
import { runCommand } from './run-command.ts';

const [orderId = '', ...others] = process.argv.slice(2);
if (!isId(orderId) || others.length > 0) fail('Name the order by its id: npm run refund -- <order id>');

function readSettings(environment: NodeJS.ProcessEnv) {
  const { databaseUrl, ...stripe } = parsePaymentEnv(environment);
  return { databaseUrl, stripe: { ...stripe, webhookSecret: '' } };
}

async function run(database: DatabaseClient, { stripe }: { readonly stripe: Env['stripe'] }): Promise<void> {
  const { order, amount } = await refundByOperator(await openPaymentParts(database, stripe), orderId);
  process.stdout.write(`${formatPounds(amount)} of order ${order.number} goes back to the customer.\n`);
}

await runCommand({ readSettings, run, explainedErrors: [RefundRefused] });
