// The order in which a transaction takes row locks, so that two never wait for each other in a circle:
//
// 1. the customer's row (address book) or the family of refresh tokens; neither is combined with what follows, but for an
//    erasure: it locks the carts, the customer, the families and then the orders, and refuses where an order is open
//    a data request holds the customer `for key share`, then locks its mailbox (an advisory lock), then writes new rows
// 2. the cart, before everything that reads or changes it
// 3. its order, whose lock also guards its history and its refunds
// 4. the restaurant, before its settings, hostnames, menu, service and team (the menu's triggers write the restaurant's row);
//    several in the order of their ids; who places an order, or takes one up again, holds the row `for key share`,
//    for which a deletion waits (lock-restaurant.ts)
// 5. the promo code
// 6. the order counter, then new rows: order, redemption, history, refund, mail
// 7. jobs, of which those with a key wait for another transaction that sends the same key
// 8. the kept answer of an Idempotency-Key
// 9. the restaurant's feed of changes, counted by a trigger at the commit
//
// A transaction may leave steps out, never go back. Rows are locked `for no key update`: `for update` would also stop
// everyone who inserts a row that names them (a cart or order names its restaurant), whichever lock that one holds. Where
// that is what is wanted (a family of tokens, what an erasure deletes, a restaurant to be deleted) it is `for update`.

/**
 * The advisory locks of this database, each held by a transaction: one of a session stays behind when a pooler gives
 * the connection to the next client. Any numbers will do, as long as no two are the same.
 */
export const advisoryLocks = {
  migrations: 7_133_442,
  demoData: 7_133_443,
  /** Of two numbers: the second one is the mailbox that acknowledgements are counted for. */
  dataRequests: 7_133_444,
} as const;
