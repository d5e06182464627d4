import { expect, test } from 'vitest';
import { retention, type SweepName } from '../apps/backend/src/jobs/retention.ts';
import { privacyText } from '../packages/ui/src/pages/LegalPage/privacy-text.ts';

const [keep] = privacyText({
  restaurantName: 'Saffron & Smoke',
  legal: { companyName: 'A Ltd', companyNumber: '1', vatNumber: null, registeredAddress: '1 Road' },
  contact: { phone: '1', email: 'a@example.com', allergyPhone: '2' },
}).sections.filter(({ id }) => id === 'keep');

/** What a sweep does, in the words of the privacy policy: what the point begins with, and how long it says. */
const promises: Readonly<Partial<Record<SweepName, { readonly what: RegExp; readonly howLong: string }>>> = {
  orders: { what: /^Orders and invoices: .*Seven years after the order/, howLong: '7 years' },
  'private-notes': {
    what: /^The allergy and the note to the rider of an order: 90 days/,
    howLong: '90 days',
  },
  'unpaid-orders': { what: /^Orders that were never paid: 90 days/, howLong: '90 days' },
  'refresh-families': { what: /^Sign-ins: 31 days/, howLong: '31 days' },
  mails: { what: /^Mails about your orders and requests: .*90 days/, howLong: '90 days' },
  'closed-problems': {
    what: /^What you report as wrong with an order, .*: 90 days after the restaurant has closed it/,
    howLong: '90 days',
  },
  problems: { what: /^What you report as wrong with an order, .*, a year at most/, howLong: '1 year' },
  'data-requests': { what: /^What you ask of us about your data by our form: one year/, howLong: '1 year' },
};

test.each(Object.entries(promises))(
  'the privacy policy promises what the sweep of %s keeps',
  (name, promise) => {
    expect(retention.find((sweep) => sweep.name === name)?.keep).toBe(promise.howLong);
    expect(keep?.points?.filter((point) => promise.what.test(point))).toHaveLength(1);
  },
);
