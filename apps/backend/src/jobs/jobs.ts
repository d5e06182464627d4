import type { SystemActionName } from '@tiffin/domain';
import type { AppContext } from '../context.ts';
import { giveUpUnsentMails } from '../mails/give-up-unsent-mails.ts';
import { sendMail } from '../mails/send-mail.ts';
import { checkOrderFetched } from '../resources/attendance/check-order-fetched.ts';
import { pauseUnattended } from '../resources/attendance/pause-unattended.ts';
import { countPopularDishes } from '../resources/menu-parts/count-popular-dishes.ts';
import { refundLatePayment } from '../resources/mismatched-payments/refund-late-payment.ts';
import { runSystemAction } from '../resources/order-actions/run-system-action.ts';
import { reconcilePayments } from '../resources/payments/reconcile-payments.ts';
import { makeRefund } from '../resources/refunds/make-refund.ts';
import { reconcileRefunds } from '../resources/refunds/reconcile-refunds.ts';
import { closePaymentPages } from '../resources/restaurants/close-payment-pages.ts';
import type { JobName, JobPayloads } from './job-queue.ts';
import { retention, type SweepName } from './retention.ts';
import { runSweep } from './sweep.ts';

/**
 * Does a job. It may run twice, as when its server was killed before it could say that the job is done, so it looks first
 * at what is still to do. When it throws, it is run again by the settings of its name (job-settings.ts). `isStopping`
 * says during a long run that the server wants to stop.
 */
export type JobHandler<Name extends JobName> = (
  app: AppContext,
  payload: JobPayloads[Name],
  isStopping: () => boolean,
) => Promise<void>;

/** What is done for each job; a job without a handler waits in its queue. */
export type JobHandlers = { readonly [Name in JobName]?: JobHandler<Name> };

/** The handlers of this backend. */
export const jobHandlers: JobHandlers = {
  'accept-order': systemAction('accept'),
  'decline-unanswered': systemAction('decline_unanswered'),
  'decline-closed': systemAction('decline_closed'),
  'complete-order': systemAction('complete'),
  'make-refund': (app, { refundId }) => makeRefund(app, refundId),
  'send-mail': (app, { mailId }) => sendMail(app, mailId),
  'close-payment-pages': (app, { restaurantId }, isStopping) =>
    closePaymentPages(app, restaurantId, isStopping),
  'refund-late-payment': (app, { sessionId }) => refundLatePayment(app, sessionId),
  'check-order-fetched': (app, { orderId }) => checkOrderFetched(app, orderId),
  'pause-unattended': (app, _payload, isStopping) => pauseUnattended(app, isStopping),
  'reconcile-payments': (app, _payload, isStopping) => reconcilePayments(app, isStopping),
  'reconcile-refunds': (app, _payload, isStopping) => reconcileRefunds(app, isStopping),
  'count-popular-dishes': (app, _payload, isStopping) => countPopularDishes(app, isStopping),
  'sweep-idempotency-keys': sweep('idempotency-keys'),
  'sweep-rate-limit-windows': sweep('rate-limit-windows'),
  'sweep-refresh-tokens': sweep('refresh-tokens'),
  'sweep-refresh-families': sweep('refresh-families'),
  'sweep-payment-events': sweep('payment-events'),
  'sweep-unpaid-orders': sweep('unpaid-orders'),
  'sweep-orders': sweep('orders'),
  'sweep-unsent-mails': (app, _payload, isStopping) => giveUpUnsentMails(app, isStopping),
  'sweep-mails': sweep('mails'),
  'sweep-staff-sessions': sweep('staff-sessions'),
  'sweep-staff-invitations': sweep('staff-invitations'),
  'sweep-removed-staff': sweep('removed-staff'),
  'sweep-pairing-codes': sweep('pairing-codes'),
  'sweep-removed-devices': sweep('removed-devices'),
  'sweep-names-in-history': sweep('names-in-history'),
  'sweep-names-at-refunds': sweep('names-at-refunds'),
  'sweep-audit-log': sweep('audit-log'),
};

/** The handlers of what a server can do: without a mailer it leaves mails to those that have one. */
export function handlersFor({ mailer }: Pick<AppContext, 'mailer'>): JobHandlers {
  const { 'send-mail': _sendMail, ...others } = jobHandlers;
  return mailer === null ? others : jobHandlers;
}

function systemAction(name: SystemActionName) {
  return (app: AppContext, { orderId }: { readonly orderId: string }) => runSystemAction(app, name, orderId);
}

function sweep(name: SweepName) {
  return async (app: AppContext, _payload: unknown, isStopping: () => boolean): Promise<void> => {
    for (const rule of retention) if (rule.name === name) await runSweep(app, rule, isStopping);
  };
}
