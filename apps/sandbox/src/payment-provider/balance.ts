import type { Ledger } from './ledger.ts';
import { type BalanceTransaction, newId } from './objects.ts';

/** Writes down one movement of the account's balance, in pence, and returns its id. */
export function moveBalance(
  ledger: Ledger,
  type: BalanceTransaction['type'],
  source: { readonly id: string; readonly currency: string },
  amount: number,
): string {
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    created: ledger.now(),
    currency: source.currency,
    fee: 0,
    net: amount,
    source: source.id,
    status: 'available',
    type,
  };
  ledger.balanceTransactions.set(transaction.id, transaction);
  return transaction.id;
}

/** What the account holds in each currency (`GET /v1/balance`). */
export function balanceOf(ledger: Ledger): object {
  const sums = new Map<string, number>();
  for (const { currency, net } of ledger.balanceTransactions.values()) {
    sums.set(currency, (sums.get(currency) ?? 0) + net);
  }
  const available = [...sums].map(([currency, amount]) => ({
    amount,
    currency,
    source_types: { card: amount },
  }));
  return { object: 'balance', available, livemode: false, pending: [] };
}
