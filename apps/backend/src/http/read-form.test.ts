import { expect, test } from 'vitest';
import { isProblem } from '../contract/problem.ts';
import { formBody } from '../testing/form-body.ts';
import { formLimit, readForm } from './read-form.ts';

const shape = { lists: new Set(['lines', 'photos']), files: new Set(['photos']) };
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const part = (disposition: string, content = 'x') =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const read = (body: string | Uint8Array<ArrayBuffer>, type = 'multipart/form-data; boundary=b') =>
  readForm(typeof body === 'string' ? bytesOf(body) : body, type, shape);
const refusal = async (body: string | Uint8Array<ArrayBuffer>, type?: string) => {
  const form = await read(body, type);
  return isProblem(form) ? [form.status, form.error.message] : form;
};

test('parts come by name, lists as lists, and files as their bytes', async () => {
  const photo = new Blob([new Uint8Array([1, 2, 3])]);
  const { rawBody, contentType } = await formBody({ text: 'a\nb', lines: ['one'], photos: [photo, photo] });
  if (typeof rawBody === 'string') throw new Error('A form is bytes.');
  const form = await readForm(rawBody, contentType, shape);
  expect(form).toMatchObject({
    value: { text: 'a\nb', lines: ['one'], photos: ['', ''] },
    files: { photos: [new Uint8Array([1, 2, 3]), new Uint8Array([1, 2, 3])] },
  });
});

test('the names of files change nothing, whatever they hold', async () => {
  const names = ['a.jpg', '../../etc/passwd', 'x%22; name=%22admin', '<script>.html', 'n'.repeat(2_000)];
  const forms = await Promise.all(
    names.map((name) => read(`${part(`name="photos"; filename="${name}"`)}--b--\r\n`)),
  );
  const digests = forms.map((form) => (isProblem(form) ? form.error.message : Buffer.from(form.digest)));
  expect(new Set(digests.map(String)).size).toBe(1);
  expect(forms).toMatchObject(names.map(() => ({ value: { photos: [''] } })));
});

test('names of parts are only names', async () => {
  const form = await read(`${part('name="__proto__"')}${part('name="constructor"')}--b--\r\n`);
  if (isProblem(form)) throw new Error(form.error.message);
  expect(Object.keys(form.value)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(form.value)).toBe(Object.prototype);
});

const noForm = [400, 'The request is not a valid form.'];
const huge = formLimit.bytes - 1_000;

test.each([
  ['nothing of a form', 'lamb'],
  ['no end', part('name="text"')],
  ['no name', `${part('filename="x"')}--b--\r\n`],
  ['a part without an end of its head', '--b\r\nContent-Disposition: form-data; name="text"'],
  ['thousands of parts', `${part('name="lines"').repeat(5_000)}--b--\r\n`],
  ['a head that never ends', `--b\r\n${'a: b\r\n'.repeat(huge / 6)}\r\nx\r\n--b--\r\n`],
  ['nothing but line ends', '\r\n'.repeat(huge / 2)],
  ['nothing but dashes', '-'.repeat(huge)],
])('%s is refused', async (_what, body) => {
  expect(await refusal(body)).toEqual(noForm);
});

test.each([
  ['one long text', part('name="text"', 'x'.repeat(70_000))],
  ['many of them', part('name="lines"', 'x'.repeat(1_000)).repeat(70)],
])('%s is too much: the rest is there for photos', async (_what, body) => {
  expect(await refusal(`${body}--b--\r\n`)).toEqual([
    413,
    'That is too much at once. Please shorten it and try again.',
  ]);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'nonsense',
  'multipart/form-data; boundary=c',
])('a type that does not fit is refused: %s', async (type) => {
  expect(await refusal(`${part('name="text"')}--b--\r\n`, type)).toEqual(noForm);
});
