// Gives back what is left of an order's payment: node src/commands/refund.ts <order id>

import { formatPounds, isId } from '@tiffin/domain';
import type { DatabaseClient } from '../db/client.ts';
import { parsePaymentEnv } from '../env.ts';
import { RefundRefused, refundByOperator } from '../resources/refunds/refund-by-operator.ts';
import { openPaymentParts } from './payment-parts.ts';
import { fail, runCommand } from './run-command.ts';

const [orderId = '', ...others] = process.argv.slice(2);
if (!isId(orderId) || others.length > 0) fail('Name the order by its id: npm run refund -- <order id>');

async function run(database: DatabaseClient, env: ReturnType<typeof parsePaymentEnv>): Promise<void> {
  const { order, amount } = await refundByOperator(await openPaymentParts(database, env), orderId);
  process.stdout.write(`${formatPounds(amount)} of order ${order.number} goes back to the customer.\n`);
}

await runCommand({ readSettings: parsePaymentEnv, run, explainedErrors: [RefundRefused] });
