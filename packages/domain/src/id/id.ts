/** The form of every id: 24 lower-case hex characters (record 4). */
export const idPattern = /^[0-9a-f]{24}$/;

/** Whether a value is a text in the form of an id. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value);
}
