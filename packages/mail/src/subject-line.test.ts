import { expect, test } from 'vitest';
import { mailKinds } from './index.ts';
import { subjectLine } from './subject-line.ts';
import { writeExample } from './testing/every-mail.ts';
import { hostileCustomer, saffron } from './testing/mail-fixtures.ts';

test.each([
  ['Order S-1042 placed', 'Order S-1042 placed'],
  ['One\r\nBcc: x@example.com', 'One Bcc: x@example.com'],
  ['One\nTwo\rThree\u2028Four\u2029Five\u0085Six\u0000Seven', 'One Two Three Four Five Six Seven'],
  ['Turned \u202egnihtemos\u202c', 'Turned gnihtemos'],
  ['  many   spaces\t', 'many spaces'],
  ['x'.repeat(151), `${'x'.repeat(149)}…`],
  ['🌶️'.repeat(2), '🌶️'.repeat(2)],
])('%j is sent as %j', (text, line) => {
  expect(subjectLine(text)).toBe(line);
});

test('the ticket names the customer, and cannot get another header', () => {
  const { subject } = writeExample('ticket', { customer: hostileCustomer });
  expect(subject).toBe('S-1042 Delivery 19:22 Mallory Bcc: everyone@example.com <b>drow</b>');
});

test('a restaurant with a line break in its name cannot either', () => {
  const restaurant = { ...saffron, name: 'Saffron\r\nX-Header: 1' };
  expect(writeExample('unattended', { restaurant }).subject).toBe(
    'Saffron X-Header: 1: 1 order waits, no device is on shift',
  );
});

test('subjects say the news', () => {
  const subjects = mailKinds.map((kind) => writeExample(kind).subject);
  expect(subjects).toEqual([
    'Order S-1042 placed, £38.98',
    'Accepted: S-1042 arrives by 19:22',
    'Later: S-1042 is now promised for 19:22',
    'Ready to collect: S-1042',
    'On its way: S-1042',
    'Declined: S-1042, £38.98 goes back to you',
    'Cancelled: S-1042, £38.98 goes back to you',
    '£9.25 goes back to you for S-1042',
    'S-1042 Delivery 19:22 Amara Okafor',
    'Saffron & Smoke: 1 order waits, no device is on shift',
    'S-1042 was not answered, and ordering is paused',
    'Something is wrong with S-1042: it was missing',
    'Saffron & Smoke has answered about S-1042',
    'S-1042: £9.25 could not be paid back',
    'Join the team of Saffron & Smoke',
    'Data request D-7K2MQX: answer by Sunday 20 December 2026',
    'We have your data request D-7K2MQX',
  ]);
});
