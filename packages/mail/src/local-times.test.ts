import { summerEvening } from '@tiffin/domain/testing/summer-evening';
import { expect, test } from 'vitest';
import type { MailFacts } from './facts.ts';
import { renderMail } from './render-mail.tsx';
import { exampleFacts } from './testing/every-mail.ts';
import {
  customerFacts,
  forCollection,
  rollRefund,
  saffron,
  unattendedPause,
} from './testing/mail-fixtures.ts';
import { missingDishes } from './testing/problem-fixtures.ts';
import { summerAfter, summerOrder } from './testing/summer-order.ts';

/** The facts of each mail on the summer evening, at a restaurant in this zone. */
function summerFacts(timeZone: string): MailFacts {
  const restaurant = { ...saffron, timeZone };
  const facts = { ...customerFacts, restaurant, order: summerOrder };
  const placed = { ...summerOrder, status: 'placed', promisedFrom: null, promisedTo: null } as const;
  const pausedTo = (minutes: number) => ({ ...unattendedPause, until: summerAfter(minutes) });
  return {
    placed: { ...facts, order: placed },
    accepted: facts,
    delayed: { ...facts, previousPromise: summerAfter(20) },
    ready_to_collect: { ...facts, order: forCollection(summerOrder) },
    out_for_delivery: facts,
    declined: { ...exampleFacts.declined, ...facts },
    cancelled: { ...exampleFacts.cancelled, ...facts },
    refunded: { ...facts, refund: { ...rollRefund, sentAt: summerAfter(60) } },
    ticket: { ...exampleFacts.ticket, restaurant, order: summerOrder },
    unattended: {
      ...exampleFacts.unattended,
      restaurant,
      orders: [placed],
      attendedAt: summerAfter(-60),
      pause: pausedTo(60),
    },
    unanswered: {
      ...exampleFacts.unanswered,
      restaurant,
      order: placed,
      pause: { ...pausedTo(60), reason: 'unanswered' },
    },
    problem_reported: {
      ...exampleFacts.problem_reported,
      restaurant,
      order: summerOrder,
      problem: { ...missingDishes, reportedAt: summerAfter(60) },
    },
    problem_answered: {
      ...exampleFacts.problem_answered,
      ...facts,
      problem: { ...missingDishes, reportedAt: summerAfter(30) },
      answeredAt: summerAfter(60),
    },
    refund_failed: {
      ...exampleFacts.refund_failed,
      restaurant,
      order: summerOrder,
      failedAt: summerAfter(60),
    },
    invitation: { ...exampleFacts.invitation, restaurant, expiresAt: summerAfter(60) },
    data_request: { ...exampleFacts.data_request, restaurant, receivedAt: summerAfter(60) },
    data_request_received: {
      ...exampleFacts.data_request_received,
      restaurant,
      receivedAt: summerAfter(60),
    },
  };
}

const kinds = Object.keys(exampleFacts) as (keyof MailFacts)[];

/** Each time and date of a mail, in its subject first. */
function timesIn<Kind extends keyof MailFacts>(kind: Kind, facts: MailFacts): string {
  const { subject, text } = renderMail(kind, facts[kind]);
  return (`${subject}\n${text}`.match(/\d\d:\d\d|\d\d? July/g) ?? []).join(' ');
}

// The process itself runs in Auckland (vitest.config.ts), where it is the next day.
test.each([
  ['Europe/London', 18, 30],
  ['America/New_York', 13, 30],
  ['Asia/Kathmandu', 23, 15],
])('every time in a mail is the one of its restaurant: %s', (zone, hour, minute) => {
  expect(summerEvening.getTimezoneOffset()).toBe(-12 * 60);
  const facts = summerFacts(zone);
  const after = (minutes: number) => {
    const total = (hour * 60 + minute + minutes + 24 * 60) % (24 * 60);
    return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
  };
  const dayAfter = (minutes: number) => (hour * 60 + minute + minutes < 24 * 60 ? '17 July' : '18 July');
  const found = Object.fromEntries(kinds.map((kind) => [kind, timesIn(kind, facts)]));
  const promised = after(35);
  const anHourLater = `${after(60)} ${dayAfter(60)}`;
  expect(found).toEqual({
    placed: `17 July ${after(0)} ${after(5)} ${after(30)} ${after(40)} 17 July ${after(0)}`,
    accepted: `${promised} ${promised} ${promised} ${after(2)}`,
    delayed: `${promised} ${promised} ${promised} ${after(20)}`,
    ready_to_collect: promised,
    out_for_delivery: promised,
    declined: '',
    cancelled: '',
    refunded: `17 July ${dayAfter(60)} ${after(60)}`,
    ticket: `${promised} ${promised} ${after(0)}`,
    unattended: `${after(-60)} 17 July ${after(0)} ${after(5)} ${dayAfter(60)} ${after(60)}`,
    unanswered: `${after(5)} ${dayAfter(5)} ${dayAfter(60)} ${after(60)}`,
    problem_reported: `${anHourLater} ${after(0)} 17 July`,
    problem_answered: `${dayAfter(30)} ${dayAfter(60)} ${after(60)}`,
    refund_failed: anHourLater,
    invitation: anHourLater,
    data_request: `${dayAfter(60)} ${after(60)}`,
    data_request_received: `${dayAfter(60)} ${after(60)}`,
  });
});
