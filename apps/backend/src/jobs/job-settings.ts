import type { JobName } from './job-queue.ts';

/** How a job is run and run again. */
export interface JobSettings {
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
}

const minute = 60;
const hour = 60 * minute;

const orderStep: JobSettings = {
  pollSeconds: 0.5,
  atOnce: 5,
  // About 50 minutes: an order that is stuck for longer needs an operator.
  retries: { limit: 60, firstDelaySeconds: 1, longestDelaySeconds: minute },
  longestRunSeconds: 5 * minute,
};

// About two days: money is owed however long the provider is away.
const untilAnswered = { limit: 60, firstDelaySeconds: 2, longestDelaySeconds: hour };

const periodic = (schedule: string): JobSettings => ({
  pollSeconds: 5,
  atOnce: 1,
  // The next run comes by itself.
  retries: { limit: 2, firstDelaySeconds: 5, longestDelaySeconds: minute },
  longestRunSeconds: hour,
  schedule,
});

/** The settings of every job. */
export const jobSettings: Readonly<Record<JobName, JobSettings>> = {
  'accept-order': orderStep,
  'decline-unanswered': { ...orderStep, pollSeconds: 2 },
  'decline-closed': { ...orderStep, pollSeconds: 2 },
  'complete-order': { ...orderStep, pollSeconds: 10 },
  'make-refund': { pollSeconds: 2, atOnce: 5, retries: untilAnswered, longestRunSeconds: 5 * minute },
  'refund-late-payment': { ...orderStep, pollSeconds: 5 },
  'close-payment-pages': {
    pollSeconds: 2,
    atOnce: 1,
    retries: untilAnswered,
    longestRunSeconds: 5 * minute,
  },
  // More than needed: the handler gives a mail up after some hours (mails.store.ts), however often its server was killed.
  'send-mail': {
    pollSeconds: 1,
    atOnce: 5,
    retries: { limit: 500, firstDelaySeconds: 5, longestDelaySeconds: 10 * minute },
    longestRunSeconds: 5 * minute,
  },
  'check-order-fetched': { ...orderStep, pollSeconds: 5 },
  'pause-unattended': periodic('* * * * *'),
  'reconcile-payments': periodic('* * * * *'),
  'reconcile-refunds': periodic('*/5 * * * *'),
  'count-popular-dishes': periodic('48 * * * *'),
  // Each at a minute of its own, so that they do not press the database together.
  'sweep-idempotency-keys': periodic('5 * * * *'),
  'sweep-rate-limit-windows': periodic('12 * * * *'),
  'sweep-refresh-tokens': periodic('19 * * * *'),
  // After the tokens that keep them.
  'sweep-refresh-families': periodic('26 * * * *'),
  'sweep-payment-events': periodic('33 * * * *'),
  'sweep-unpaid-orders': periodic('40 * * * *'),
  'sweep-orders': periodic('47 * * * *'),
  'sweep-unsent-mails': periodic('51 * * * *'),
  'sweep-mails': periodic('54 * * * *'),
  'sweep-staff-sessions': periodic('57 * * * *'),
  'sweep-staff-invitations': periodic('2 * * * *'),
  'sweep-removed-staff': periodic('9 * * * *'),
  'sweep-pairing-codes': periodic('23 * * * *'),
  'sweep-removed-devices': periodic('30 * * * *'),
  'sweep-names-in-history': periodic('37 * * * *'),
  'sweep-names-at-refunds': periodic('44 * * * *'),
  'sweep-audit-log': periodic('16 * * * *'),
};
