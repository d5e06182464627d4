/** Ends a command without a result: says why, in a sentence, on standard error. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
