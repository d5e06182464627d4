/** Prints one progress line: the part, padded, then its step. */
export function logStep(part: string, step: string): void {
  console.log(`${part.padEnd(10)} ${step}`);
}

/** An error whose message is one sentence that says what to do at the terminal. */
export class CliError extends Error {
  override name = 'CliError';
}

/** The message of anything thrown. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether an error, or what a program printed, says that a disk is full. */
export function isFullDisk(error: unknown): boolean {
  return /ENOSPC|no\s+space\s+left\s+on\s+device|EDQUOT|quota\s+exceeded/i.test(reason(error));
}

/** What to do when the disk that holds `folder` is full. */
export function fullDisk(folder: string): string {
  return `The disk that holds ${folder} is full: free 2 GB there, then run the same command again; the data is kept.`;
}
