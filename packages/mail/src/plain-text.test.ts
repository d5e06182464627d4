import { expect, test } from 'vitest';
import { mailKinds } from './index.ts';
import { writeExample } from './testing/every-mail.ts';
import { hostileCustomer, hostileOrder, longOrder } from './testing/mail-fixtures.ts';

const longestLine = (text: string) => Math.max(...text.split('\n').map((line) => Array.from(line).length));

test.each(mailKinds.filter((kind) => kind !== 'ticket'))('%s wraps its text at 72 columns', (kind) => {
  const { text } = writeExample(kind);
  const words = text.split('\n').filter((line) => !line.startsWith('https://'));
  expect(longestLine(words.join('\n'))).toBeLessThanOrEqual(72);
});

test.each([
  ['an order', {}],
  ['many dishes', { order: longOrder }],
  ['hostile text', { order: hostileOrder, customer: hostileCustomer }],
])('the ticket of %s fits the 42 columns of an 80 mm printer', (_, facts) => {
  const { text } = writeExample('ticket', facts);
  expect(longestLine(text)).toBeLessThanOrEqual(42);
});

test('the ticket reads as it is cooked', () => {
  const { text } = writeExample('ticket');
  expect(text).toContain(
    ['2× Smoked chicken tikka', '2 × Medium', '2 × Saffron pilau', 'CONTAINS milk, mustard'].join('\n'),
  );
  expect(text).toContain('At the door by 19:22\nAmara Okafor\nFlat 4, Granary Wharf\nLeeds\nLS1 4GJ');
});

test('sums stand line by line', () => {
  const { text } = writeExample('placed');
  expect(text).toContain(
    ['Dishes: £35.50', 'Delivery: £2.49', 'Service fee: £0.99', 'Total paid, VAT included: £38.98'].join(
      '\n',
    ),
  );
});

test('the address of the order’s page is whole, numbers and e-mail addresses stand once', () => {
  const { text } = writeExample('placed');
  expect(text).toContain(
    'Follow your order\nhttps://saffronandsmoke.example/orders/5f0c0ffee0ddba1100000c01\n',
  );
  expect(text).not.toMatch(/tel:|mailto:/);
});
