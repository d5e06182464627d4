/** Ends a command whose arguments are wrong: says on standard error which it takes. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
