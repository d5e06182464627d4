import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { giveUpUnsentMails } from '../mails/give-up-unsent-mails.ts';
import { sendMail } from '../mails/send-mail.ts';
import { forgetPictures } from '../pictures/forget-pictures.ts';
import { scalePictures } from '../pictures/scale-pictures.ts';
import { checkOrderFetched } from '../resources/attendance/check-order-fetched.ts';
import { pauseUnattended } from '../resources/attendance/pause-unattended.ts';
import { countPopularDishes } from '../resources/menu-parts/count-popular-dishes.ts';
import { refundLatePayment } from '../resources/mismatched-payments/refund-late-payment.ts';
import { runSystemAction } from '../resources/order-actions/run-system-action.ts';
import { reconcilePayments } from '../resources/payments/reconcile-payments.ts';
import { makeRefund } from '../resources/refunds/make-refund.ts';
import { reconcileRefunds } from '../resources/refunds/reconcile-refunds.ts';
import { closePaymentPages } from '../resources/restaurants/close-payment-pages.ts';
import { defineJob, defineScheduledJob, hour, type Job, minute } from './define-job.ts';
import { retention } from './retention.ts';
import { runSweep } from './sweep.ts';

const ofOrder = z.object({ orderId: z.string() });

// About 50 minutes: an order that is stuck for longer needs an operator.
const orderStep = {
  atOnce: 5,
  retries: { limit: 60, firstDelaySeconds: 1, longestDelaySeconds: minute },
  longestRunSeconds: 5 * minute,
};

// About two days: money is owed however long the provider is away.
const untilAnswered = { limit: 60, firstDelaySeconds: 2, longestDelaySeconds: hour };

/** Every job but the sweeps; its key is its name and that of its queue. */
const namedJobs = {
  'accept-order': defineJob({
    ...orderStep,
    payload: ofOrder,
    pollSeconds: 0.5,
    run: (app, { orderId }) => runSystemAction(app, 'accept', orderId),
  }),
  'decline-unanswered': defineJob({
    ...orderStep,
    payload: ofOrder,
    pollSeconds: 2,
    run: (app, { orderId }) => runSystemAction(app, 'decline_unanswered', orderId),
  }),
  'decline-closed': defineJob({
    ...orderStep,
    payload: ofOrder,
    pollSeconds: 2,
    run: (app, { orderId }) => runSystemAction(app, 'decline_closed', orderId),
  }),
  'complete-order': defineJob({
    ...orderStep,
    payload: ofOrder,
    pollSeconds: 10,
    run: (app, { orderId }) => runSystemAction(app, 'complete', orderId),
  }),
  'make-refund': defineJob({
    payload: z.object({ refundId: z.string() }),
    pollSeconds: 2,
    atOnce: 5,
    retries: untilAnswered,
    longestRunSeconds: 5 * minute,
    run: (app, { refundId }) => makeRefund(app, refundId),
  }),
  'send-mail': defineJob({
    payload: z.object({ mailId: z.string() }),
    pollSeconds: 1,
    atOnce: 5,
    // More than needed: a mail is given up after some hours (mails.store.ts), however often its server was killed.
    retries: { limit: 500, firstDelaySeconds: 5, longestDelaySeconds: 10 * minute },
    longestRunSeconds: 5 * minute,
    needsMailer: true,
    run: (app, { mailId }) => sendMail(app, mailId),
  }),
  'close-payment-pages': defineJob({
    payload: z.object({ restaurantId: z.string() }),
    pollSeconds: 2,
    atOnce: 1,
    retries: untilAnswered,
    longestRunSeconds: 5 * minute,
    run: (app, { restaurantId }, isStopping) => closePaymentPages(app, restaurantId, isStopping),
  }),
  'refund-late-payment': defineJob({
    ...orderStep,
    payload: z.object({ sessionId: z.string() }),
    pollSeconds: 5,
    run: (app, { sessionId }) => refundLatePayment(app, sessionId),
  }),
  'check-order-fetched': defineJob({
    ...orderStep,
    payload: ofOrder,
    pollSeconds: 5,
    run: (app, { orderId }) => checkOrderFetched(app, orderId),
  }),
  'pause-unattended': defineScheduledJob('* * * * *', pauseUnattended),
  'reconcile-payments': defineScheduledJob('* * * * *', reconcilePayments),
  'reconcile-refunds': defineScheduledJob('*/5 * * * *', reconcileRefunds),
  'count-popular-dishes': defineScheduledJob('48 * * * *', countPopularDishes),
  'forget-pictures': defineScheduledJob('21 * * * *', forgetPictures),
  'scale-pictures': defineScheduledJob('* * * * *', scalePictures),
  'sweep-unsent-mails': defineScheduledJob('51 * * * *', giveUpUnsentMails),
} satisfies Readonly<Record<string, Job>>;

declare module './job-queue.ts' {
  // What may be sent follows from the jobs; the queue itself cannot import them, as their handlers send jobs.
  interface JobPayloads extends PayloadsOf<typeof namedJobs> {}
}

type PayloadsOf<Jobs> = {
  readonly [Name in keyof Jobs]: Jobs[Name] extends Job<infer Payload> ? Payload : never;
};

/** Every job by its name. */
export const jobs: Readonly<Record<string, Job>> = {
  ...namedJobs,
  ...Object.fromEntries(
    retention.map((rule) => [
      `sweep-${rule.name}`,
      defineScheduledJob(`${rule.minute} * * * *`, (app, isStopping) => runSweep(app, rule, isStopping)),
    ]),
  ),
};

/** The jobs that a server can run: without a mailer it leaves mails to those that have one. */
export function jobsFor({ mailer }: Pick<AppContext, 'mailer'>): Readonly<Record<string, Job>> {
  return Object.fromEntries(Object.entries(jobs).filter(([, job]) => mailer !== null || !job.needsMailer));
}
