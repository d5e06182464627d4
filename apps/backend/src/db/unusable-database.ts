/** A database that cannot be used; the message says what to do. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}
