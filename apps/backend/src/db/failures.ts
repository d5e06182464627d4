// What a failed query means for the caller. drizzle wraps the driver's error into `cause`.

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '40001', // serialisation failure
  '40P01', // deadlock
  '53100', // the disk is full
  '53300', // too many connections
  '55P03', // lock not available in time
  '57014', // statement timeout
  '57P01', // server is shutting down
  '57P02',
  '57P03', // server is starting up
  '25006', // a standby that only reads, as after a failover
  '25P03', // idle in transaction for too long
]);

const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether an error means that the database cannot be reached or is too busy just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return errorChain(error).some(
    (link) =>
      unavailableCodes.has(codeOf(link)) ||
      codeOf(link).startsWith('08') ||
      unavailableMessages.test(link.message),
  );
}

/** Whether an error says that a row with the same unique value exists; `constraint` narrows it to one rule. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return errorChain(error).some(
    (link) =>
      codeOf(link) === '23505' &&
      (constraint === undefined || ('constraint' in link && link.constraint === constraint)),
  );
}

/** Whether an error says that the customer a row was to belong to does not exist. */
export function isCustomerGone(error: unknown): boolean {
  return errorChain(error).some(
    (link) =>
      codeOf(link) === '23503' &&
      'constraint' in link &&
      String(link.constraint).endsWith('_customer_id_customers_id_fk'),
  );
}

function errorChain(error: unknown): Error[] {
  const chain: Error[] = [];
  let link = error;
  while (link instanceof Error && chain.length < 5) {
    chain.push(link);
    if (link instanceof AggregateError) chain.push(...link.errors.filter((inner) => inner instanceof Error));
    link = link.cause;
  }
  return chain;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
