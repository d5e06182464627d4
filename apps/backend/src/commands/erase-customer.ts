// Erases a customer and keeps their orders without the person: node src/commands/erase-customer.ts <e-mail or id> --yes
import { eraseCustomer } from '../personal-data/erase-customer.ts';
import { runCustomerCommand } from './customer-command.ts';
import { CommandRefused } from './run-command.ts';

const given = process.argv.slice(2);
const [idOrEmail] = given.filter((argument) => argument !== '--yes');
const usage = 'Name the customer: npm run erase-customer -- <e-mail or id> --yes';

await runCustomerCommand(idOrEmail, usage, async ({ db, customerId, log }) => {
  if (!given.includes('--yes')) {
    throw new CommandRefused(
      `This erases customer ${customerId} for ever; their orders stay without the person. Add --yes to do it.`,
    );
  }
  const erasure = await eraseCustomer(db, customerId);
  if (erasure.kind !== 'erased') {
    const [order] = erasure.orders;
    const [because, when] =
      order.status === 'pending_payment'
        ? ['being paid', 'it is placed or its payment page has expired, within an hour']
        : ['with the restaurant', 'it is completed, declined or cancelled'];
    log.warn({ customerId, status: order.status }, 'a customer was not erased: an order is not finished');
    throw new CommandRefused(`Order ${order.number} is ${because}: run the command again when ${when}.`);
  }
  log.info({ customerId, keptOrders: erasure.keptOrders }, 'a customer was erased');
  process.stdout.write(
    `Customer ${customerId} is erased; ${erasure.keptOrders} orders are kept without the person.\n`,
  );
});
