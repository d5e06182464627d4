import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMailAddress, mailboxOf } from './mail-address.ts';

test.each([
  'amara@example.com',
  "o'neil+orders@mail.example.co.uk",
  'A.B@EXAMPLE.COM',
  `${'x'.repeat(64)}@example.com`,
])('%s is an address', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  '',
  'amara',
  'amara@',
  '@example.com',
  'amara@example',
  'amara@-example.com',
  'amara @example.com',
  ' amara@example.com',
  'amara@example.com\n',
  'amara@example.com\r\nBcc: b@example.com',
  'amara@example.com,b@example.com',
  '"amara"@example.com',
  'Amara <amara@example.com>',
  'amara..okafor@example.com',
  'amara@exämple.com',
  `${'x'.repeat(250)}@example.com`,
])('%j is none', (text) => {
  expect(isMailAddress(text)).toBe(false);
});

test.each([
  ['Amara@Example.com', 'amara@example.com'],
  ['amara+tiffin@example.com', 'amara@example.com'],
  ['amara+a+b@example.com', 'amara@example.com'],
  ['a.mara@example.com', 'a.mara@example.com'],
  ['A.Mara.+x@GMail.com', 'amara@gmail.com'],
  ['am.ara@googlemail.com', 'amara@gmail.com'],
  ['am.ara@gmail.com.example', 'am.ara@gmail.com.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('every way of writing an address counts as one mailbox', () => {
  const letters = fc.stringMatching(/^[a-z]{1,10}$/);
  fc.assert(
    fc.property(letters, letters, letters, (name, tag, domain) => {
      const mailbox = `${name}@${domain}.example`;
      expect(mailboxOf(`${name.toUpperCase()}+${tag}@${domain}.EXAMPLE`)).toBe(mailbox);
      expect(mailboxOf(mailboxOf(mailbox))).toBe(mailbox);
    }),
  );
});
