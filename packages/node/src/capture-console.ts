import type { Logger } from './log.ts';

/** Whether an error says no more than that the client has gone away. */
export function isAbort(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    error.name === 'AbortError' ||
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    (error.message === 'aborted' && code === undefined)
  );
}

/** Writes what libraries pass to console.error and console.warn to the log. */
export function captureConsole(to: Pick<Logger, 'error' | 'warn'>): void {
  const capture =
    (level: 'error' | 'warn') =>
    (...args: readonly unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      // A visitor who closes the page while it renders has done nothing wrong.
      if (isAbort(error)) return;
      const words = args.filter((arg) => arg !== error).map(String);
      const message = words.length > 0 ? words.join(' ') : 'A request failed';
      to[level](error === undefined ? {} : { err: error }, message);
    };
  console.error = capture('error');
  console.warn = capture('warn');
}
