// Prints everything stored about a customer as JSON: node src/commands/export-customer.ts <e-mail or id>
import { exportCustomer } from '../personal-data/export-customer.ts';
import { runCustomerCommand } from './customer-command.ts';

const [idOrEmail] = process.argv.slice(2);
const usage = 'Name the customer: npm run export-customer -- <e-mail or id>';

await runCustomerCommand(idOrEmail, usage, async ({ db, customerId, log }) => {
  process.stdout.write(`${JSON.stringify(await exportCustomer(db, customerId), null, 2)}\n`);
  log.info({ customerId }, 'a customer was exported');
});
