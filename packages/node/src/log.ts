import { type DestinationStream, type Logger, pino } from 'pino';
import { requestScope } from './request-scope.ts';

export type { Logger };

/** How much is logged. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** One of the log levels. */
export type LogLevel = (typeof logLevels)[number];

const secretNames = [
  'authorization',
  'cookie',
  'access-token',
  'refresh-token',
  'accessToken',
  'refreshToken',
  'idToken',
  'password',
  'client_secret',
  'stripe-signature',
];

/**
 * Makes the log of a program: one JSON line for each event, with the id of the request it belongs to. Tokens and
 * passwords are redacted at any place down to four levels deep.
 */
export function createLogger(app: string, level: LogLevel, destination?: DestinationStream): Logger {
  const paths = secretNames.flatMap((name) => [
    `["${name}"]`,
    `*["${name}"]`,
    `*.*["${name}"]`,
    `*.*.*["${name}"]`,
  ]);
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    base: { app },
    // A copy: pino writes the fields of the line into what it gets here.
    mixin: () => ({ ...requestScope.getStore() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorForLog },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

// A failed query carries its parameters, which can be a customer's address or token: only the rest is logged.
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, type } = pino.stdSerializers.err(error);
  const message = error.message.replace(/\nparams: [\s\S]*$/, '');
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type,
    message,
    stack: [`${error.name}: ${message}`, ...calls].join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}
