import { type Order, pence } from '@tiffin/domain';
import type { MailFacts, MailKind } from '../facts.ts';
import { type RenderedMail, renderMail } from '../render-mail.tsx';
import {
  acceptedOrder,
  amara,
  cancelledOrder,
  correction,
  counterUrl,
  customerFacts,
  dataRequestFacts,
  declinedOrder,
  forCollection,
  missedOrder,
  refundedOrder,
  rollRefund,
  saffron,
  unansweredOrder,
  unansweredPause,
  unattendedPause,
} from './mail-fixtures.ts';
import { answeredProblem, missingDishes } from './problem-fixtures.ts';

/** Example facts of each mail. */
export const exampleFacts: MailFacts = {
  placed: customerFacts,
  accepted: { ...customerFacts, order: acceptedOrder },
  delayed: { ...customerFacts, order: acceptedOrder, previousPromise: '2026-11-20T19:10:00Z' },
  ready_to_collect: { ...customerFacts, order: forCollection(acceptedOrder) },
  out_for_delivery: { ...customerFacts, order: acceptedOrder },
  declined: { ...customerFacts, order: declinedOrder, refund: { kind: 'full', amount: pence(3898) } },
  cancelled: { ...customerFacts, order: cancelledOrder, refund: { kind: 'full', amount: pence(3898) } },
  refunded: { ...customerFacts, order: refundedOrder, refund: rollRefund },
  ticket: { order: acceptedOrder, restaurant: saffron, customer: amara },
  unattended: {
    restaurant: saffron,
    orders: [unansweredOrder],
    attendedAt: '2026-11-20T18:30:00Z',
    pause: unattendedPause,
    counterUrl,
  },
  unanswered: { restaurant: saffron, order: missedOrder, pause: unansweredPause, counterUrl },
  problem_reported: {
    order: acceptedOrder,
    restaurant: saffron,
    customer: amara,
    problem: missingDishes,
    counterUrl,
  },
  problem_answered: { ...customerFacts, order: refundedOrder, ...answeredProblem },
  refund_failed: {
    order: acceptedOrder,
    restaurant: saffron,
    customer: amara,
    amount: pence(925),
    isOtherPayment: false,
    dashboardShare: null,
    failedAt: '2026-11-20T19:41:00Z',
    counterUrl,
  },
  invitation: {
    restaurant: saffron,
    invitedBy: 'Maria Kapoor',
    email: 'sam@saffronandsmoke.example',
    role: 'staff',
    expiresAt: '2026-11-27T16:30:00Z',
    counterUrl,
  },
  data_request: correction,
  data_request_received: dataRequestFacts,
};

/** Writes the mail of a kind from its example facts, some of them changed. */
export function writeExample<Kind extends MailKind>(
  kind: Kind,
  changed: Partial<MailFacts[Kind]> = {},
): RenderedMail {
  return renderMail(kind, { ...exampleFacts[kind], ...changed });
}

/** The kinds of mail about one order of which the dishes are listed. */
export const kindsWithDishes = [
  'placed',
  'accepted',
  'ready_to_collect',
  'out_for_delivery',
  'declined',
  'cancelled',
  'ticket',
] as const satisfies readonly MailKind[];

/** What a person reads in a mail's HTML: its text without tags, entities decoded. */
export function wordsOf(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    // The inbox's preview is hidden in the mail itself.
    .replace(/<div[^>]*data-skip-in-text="true"[^>]*>.*?<\/div><\/div>/s, '')
    .replaceAll(/<!--.*?-->/gs, '');
  return decode(body.replaceAll(/<[^>]*>/g, ' '));
}

/** Text without its line breaks and repeated spaces, in lower case. */
export function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Every amount in pounds of an order. */
export function amountsOf({ items, breakdown }: Order): readonly number[] {
  return [...items.map(({ totalPrice }) => totalPrice), ...Object.values(breakdown)].filter(
    (amount) => amount > 0,
  );
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};

function decode(text: string): string {
  return text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}
