/** Prints one progress line: who speaks, padded, then what is happening. */
export function say(who: string, what: string): void {
  console.log(`${who.padEnd(10)} ${what}`);
}

/** A failure whose message is one sentence that tells the person at the terminal what to do. */
export class Remedy extends Error {
  override name = 'Remedy';
}

/** The message of anything thrown. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
