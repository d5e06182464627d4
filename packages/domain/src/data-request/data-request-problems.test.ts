import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DataRequestKind, dataRequestKinds, needsText } from './data-request.ts';
import { dataRequestProblems } from './data-request-problems.ts';

const draft = { kind: 'access', name: 'Amara Okafor', email: 'amara@example.com', text: '' } as const;
const fieldsOf = (changed: Partial<Parameters<typeof dataRequestProblems>[0]>) =>
  dataRequestProblems({ ...draft, ...changed }).map(({ field }) => field);

test('a complete request has no problem', () => {
  expect(dataRequestProblems(draft)).toEqual([]);
  expect(fieldsOf({ name: 'x'.repeat(100), text: 'x'.repeat(2_000) })).toEqual([]);
  expect(fieldsOf({ email: ' amara@example.com ' })).toEqual([]);
  expect(fieldsOf({ text: 'One line.\nAnother line.' })).toEqual([]);
});

test('an empty one has each problem that it can have, in the order of the form', () => {
  expect(dataRequestProblems({ kind: null, name: ' ', email: '', text: '' })).toEqual([
    { field: 'kind', message: 'Choose what you ask for' },
    { field: 'name', message: 'Enter your name' },
    { field: 'email', message: 'Enter an e-mail address, as name@example.com' },
  ]);
});

test.each<[DataRequestKind, string[]]>([
  ['access', []],
  ['erase', []],
  ['object', []],
  ['correct', ['text']],
  ['other', ['text']],
])('%s without words: %j', (kind, fields) => {
  expect(fieldsOf({ kind, text: ' \n ' })).toEqual(fields);
  expect(needsText(kind)).toBe(fields.length > 0);
});

test.each([
  ['name', 'x'.repeat(101)],
  ['name', 'Ada\r\nBcc: everyone@example.com'],
  ['name', 'Ada \u202egnitset'],
  ['email', 'amara'],
  ['email', 'amara@example'],
  ['email', 'a@example.com, b@example.com'],
  ['email', 'a@example.com\r\nBcc: b@example.com'],
  ['email', 'Amara <amara@example.com>'],
  ['email', `${'x'.repeat(250)}@example.com`],
  ['text', 'x'.repeat(2_001)],
])('a wrong %s: %j', (field, value) => {
  expect(fieldsOf({ [field]: value })).toEqual([field]);
});

test('each part is judged by itself', () => {
  const kinds = fc.option(fc.constantFrom(...dataRequestKinds));
  const parts = fc.record({ kind: kinds, name: fc.string(), email: fc.string(), text: fc.string() });
  fc.assert(
    fc.property(parts, ({ kind, name, email, text }) => {
      const alone = [
        ...fieldsOf({ kind, text: 'Words.' }),
        ...fieldsOf({ name }),
        ...fieldsOf({ email }),
        ...fieldsOf({ kind: kind ?? 'access', text }),
      ];
      expect(fieldsOf({ kind, name, email, text })).toEqual(alone);
    }),
  );
});
