/**
 * Returns what `read` reads of an error's details, or null when they are not the contract's: the error has a message to
 * show whatever its details hold.
 */
export function unlessMalformed<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
