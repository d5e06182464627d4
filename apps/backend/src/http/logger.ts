import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../env.ts';
import { requestScope } from './request-scope.ts';

const secret = [
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

/** Makes the log: one JSON line for each event, with tokens and passwords blotted out wherever they might stand. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const paths = secret.flatMap((name) => [
    `["${name}"]`,
    `*["${name}"]`,
    `*.*["${name}"]`,
    `*.*.*["${name}"]`,
  ]);
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    base: { app: 'backend' },
    mixin: () => requestScope.getStore() ?? {},
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorForLog },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

// A failed query carries its parameters, and those may be anybody's address or token: only the rest is logged.
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
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
