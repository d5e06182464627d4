// What of the backend is mutated. A mutant costs seconds, since the tests run over HTTP against a real Postgres: each
// slice names the few test files that have to notice its mistakes.

/** A part of the backend that is mutated by itself; paths are below `apps/backend/src`. */
export interface BackendSlice {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** Money, sign-in, idempotency, orders and jobs, by the names that `npm run test:mutation -- backend/<name>` takes. */
export const backendSlices: Readonly<Record<string, BackendSlice>> = {
  'refund-requests': {
    sources: ['resources/refunds/request-refund.ts', 'resources/refunds/refund-by-staff.ts'],
    tests: ['resources/refunds/refund-by-staff.test.ts'],
  },
  'refunded-amounts': {
    sources: ['resources/refunds/refunds.store.ts'],
    tests: [
      'resources/refunds/refund-events.test.ts',
      'resources/refunds/refund-by-staff.test.ts',
      'resources/refunds/make-refund.test.ts',
      'mails/other-payments.test.ts',
    ],
  },
  'refund-making': {
    sources: [
      'resources/refunds/make-refund.ts',
      'resources/refunds/apply-provider-refund.ts',
      'resources/refunds/queue-refund-mails.ts',
    ],
    tests: [
      'resources/refunds/make-refund.test.ts',
      'resources/refunds/refund-events.test.ts',
      'mails/order-mails.test.ts',
      'mails/other-payments.test.ts',
    ],
  },
  'refund-events': {
    sources: ['resources/refunds/refund-events.ts', 'resources/refunds/reconcile-refunds.ts'],
    tests: [
      'resources/refunds/refund-events.test.ts',
      'resources/refunds/reconcile-refunds.test.ts',
      'resources/mismatched-payments/mismatched-payments.test.ts',
    ],
  },
  'payment-updates': {
    sources: [
      'resources/payments/apply-payment-update.ts',
      'resources/payments/update-payment.ts',
      'resources/payments/payment-events.store.ts',
    ],
    tests: [
      'resources/payments/update-payment.test.ts',
      'resources/payments/payments.test.ts',
      'resources/payments/reconcile-payments.test.ts',
      'resources/checkout/closing-time.test.ts',
      'resources/order-actions/order-timers.test.ts',
      'resources/mismatched-payments/mismatched-payments.test.ts',
      'mails/other-payments.test.ts',
    ],
  },
  'late-payments': {
    sources: ['resources/mismatched-payments/*.ts', 'resources/refunds/refunded-mismatch.ts'],
    tests: [
      'resources/mismatched-payments/mismatched-payments.test.ts',
      'resources/order-actions/order-timers.test.ts',
      'mails/other-payments.test.ts',
    ],
  },
  'promo-reservations': {
    sources: [
      'resources/checkout/quote.ts',
      'resources/checkout/prepare-order.ts',
      'resources/promo-codes/promo-codes.store.ts',
    ],
    tests: [
      'resources/checkout/promo-limit.test.ts',
      'resources/checkout/promo-restaurant.test.ts',
      'resources/checkout/checkout.test.ts',
      'resources/promo-codes/promo-codes.test.ts',
    ],
  },
  'order-actions': {
    sources: ['resources/order-actions/act-on-order.ts'],
    tests: ['resources/order-actions/order-actions.test.ts', 'resources/order-actions/order-timers.test.ts'],
  },
  'order-cancellation': {
    sources: ['resources/orders/cancel-order.ts', 'resources/order-actions/describe-last-change.ts'],
    tests: ['resources/order-actions/order-actions.test.ts'],
  },
  'order-timers': {
    sources: [
      'resources/order-actions/run-system-action.ts',
      'resources/order-lifecycle/system-timer.ts',
      'resources/order-lifecycle/place-order.ts',
    ],
    tests: ['resources/order-actions/order-timers.test.ts', 'resources/payments/payments.test.ts'],
  },
  'order-history': {
    sources: [
      'resources/order-lifecycle/order-history.store.ts',
      'resources/order-lifecycle/read-lifecycle.ts',
      'db/lock-order.ts',
    ],
    tests: [
      'resources/order-lifecycle/order-history.store.test.ts',
      'resources/order-actions/order-actions.test.ts',
      'resources/order-actions/order-timers.test.ts',
    ],
  },
  'idempotency-keys': {
    sources: ['middleware/idempotency.store.ts'],
    tests: ['middleware/idempotency.store.test.ts'],
  },
  idempotency: {
    sources: ['middleware/idempotency.ts'],
    tests: ['middleware/idempotency.test.ts'],
  },
  'access-tokens': {
    sources: ['resources/auth/access-tokens.ts'],
    tests: ['resources/auth/access-tokens.test.ts'],
  },
  tokens: {
    sources: [
      'resources/auth/refresh-tokens.store.ts',
      'resources/auth/session.handlers.ts',
      'middleware/authentication.ts',
    ],
    tests: [
      'resources/auth/tokens.test.ts',
      'resources/auth/refresh-tokens.store.test.ts',
      'resources/auth/refresh-rotation.test.ts',
      'resources/auth/sign-in.test.ts',
    ],
  },
  'id-tokens': {
    sources: ['resources/auth/id-tokens.ts', 'resources/auth/provider-metadata.ts'],
    tests: ['resources/auth/id-tokens.test.ts'],
  },
  jobs: {
    sources: [
      'jobs/job-queue.ts',
      'jobs/jobs.ts',
      'jobs/define-job.ts',
      'jobs/run-job.ts',
      'jobs/failed-jobs.ts',
      'jobs/boss.ts',
    ],
    tests: ['jobs/job-queue.test.ts', 'jobs/failed-jobs.test.ts', 'jobs/schedules.test.ts'],
  },
};
