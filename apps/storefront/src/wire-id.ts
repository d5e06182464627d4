const idPattern = /^[0-9a-f]{24}$/;

/** Whether something is an id as the contract has them: 24 lower-case hexadecimal characters. */
export function isWireId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value);
}
