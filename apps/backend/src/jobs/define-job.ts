import { z } from 'zod';
import type { AppContext } from '../context.ts';

/** A minute, in seconds. */
export const minute = 60;

/** An hour, in seconds. */
export const hour = 60 * minute;

/** How a job is run and run again. */
interface JobSettings {
  /** How often each server looks for due jobs, in seconds; at least 0.5. */
  readonly pollSeconds: number;
  /** How many of them one server runs at once. */
  readonly atOnce: number;
  /** Runs after the first one fails; each waits about twice as long as the one before. */
  readonly retries: {
    readonly limit: number;
    readonly firstDelaySeconds: number;
    readonly longestDelaySeconds: number;
  };
  /** How long one run may take before the job is taken from its server, in seconds. */
  readonly longestRunSeconds: number;
  /** When it is sent by itself, as a cron expression in UTC; at most one then waits or runs. */
  readonly schedule?: string;
  /** Whether it waits for a server that has a mail server. @default false */
  readonly needsMailer?: boolean;
}

/** A job whose payload is of this type; `run` reads what the queue hands out, and throws when it is no such payload. */
export interface Job<Payload = unknown> extends JobSettings {
  readonly payload: z.ZodType<Payload>;
  readonly run: (app: AppContext, data: unknown, isStopping: () => boolean) => Promise<void>;
}

interface JobDeclaration<Payload> extends JobSettings {
  /** Ids only, since a payload stays readable for operators after the job. */
  readonly payload: z.ZodType<Payload>;
  /**
   * Does the job. It may run twice, as when its server was killed before it could say that the job is done, so it looks
   * first at what is still to do. When it throws, it is run again by its `retries`. `isStopping` says during a long run
   * that the server wants to stop.
   */
  readonly run: (app: AppContext, payload: Payload, isStopping: () => boolean) => Promise<void>;
}

/** Declares a job: its payload, when it runs and runs again, and what it does. */
export function defineJob<Payload>({ run, ...declared }: JobDeclaration<Payload>): Job<Payload> {
  return { ...declared, run: (app, data, isStopping) => run(app, declared.payload.parse(data), isStopping) };
}

/** Declares a job that its schedule sends, a cron expression in UTC. */
export function defineScheduledJob(
  schedule: string,
  run: (app: AppContext, isStopping: () => boolean) => Promise<void>,
): Job<object | null | undefined> {
  return defineJob({
    payload: z.object({}).nullish(),
    pollSeconds: 5,
    atOnce: 1,
    // The next run comes by itself.
    retries: { limit: 2, firstDelaySeconds: 5, longestDelaySeconds: minute },
    longestRunSeconds: hour,
    schedule,
    run: (app, _payload, isStopping) => run(app, isStopping),
  });
}
