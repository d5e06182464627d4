import { requestScope } from './request-scope.ts';

type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON line, as the backend does, with the id of the request that it is about. */
export function log(
  level: Level,
  msg: string,
  fields: Fields = {},
  write: (line: string) => void = toStdout,
): void {
  const time = new Date().toISOString();
  write(
    `${JSON.stringify({ level, time, app: 'storefront', ...requestScope.getStore(), ...fields, msg })}\n`,
  );
}

function toStdout(line: string): void {
  process.stdout.write(line);
}

/** An error as a log line holds it. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { err: { message: String(error) } };
  const { name, message, stack, cause } = error;
  return {
    err: { type: name, message, stack, ...(cause instanceof Error && { cause: cause.message }) },
  };
}

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

/** Gives what libraries write with console.error and console.warn the form of all other lines. */
export function captureConsole(write?: (line: string) => void): void {
  const capture =
    (level: Level) =>
    (...args: readonly unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      // Who closes the page while it is being made has done nothing wrong.
      if (isAbort(error)) return;
      const words = args.filter((arg) => arg !== error).map(String);
      const msg = words.length > 0 ? words.join(' ') : 'A request failed';
      log(level, msg, error === undefined ? {} : errorFields(error), write);
    };
  console.error = capture('error');
  console.warn = capture('warn');
}
