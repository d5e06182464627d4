import { expect, test } from 'vitest';
import { isReadableCall } from './malformed-call.ts';

const address = 'http://localhost/_serverFn/x';
const json = 'application/json';
const posted = (body: string, type: string) =>
  new Request(address, { method: 'POST', body, headers: { 'content-type': type } });
// As the pages write { data: "x" }.
const data = JSON.stringify({
  t: { t: 10, i: 0, p: { k: ['data'], v: [{ t: 1, s: 'x' }] }, o: 0 },
  f: 63,
  m: [],
});

test.each([
  ['a payload of a page', data, json],
  ['one with its character set', data, `${json}; charset=utf-8`],
  ['a form', 'a=b', 'application/x-www-form-urlencoded'],
  ['a text, which Start leaves unread', '{', 'text/plain'],
])('%s can be read, and is still there afterwards', async (_, body, type) => {
  const request = posted(body, type);
  expect(await isReadableCall(request)).toBe(true);
  expect(await request.text()).toBe(body);
});

test.each([
  ['half an object', '{', json],
  ['nothing', '', json],
  ['null', 'null', json],
  ['an object of another form', '{}', json],
  ['a list', '[1]', json],
  ['a text', '"x"', json],
  ['an unknown kind of node', '{"t":{"t":99},"f":63,"m":[]}', json],
  ['a form without its parts', 'x', 'multipart/form-data'],
  ['a form with other parts', 'x', 'multipart/form-data; boundary=y'],
])('%s is malformed', async (_, body, type) => {
  expect(await isReadableCall(posted(body, type))).toBe(false);
});

test('what stands in the address is read alike', async () => {
  const asked = (payload: string) =>
    isReadableCall(new Request(`${address}?payload=${encodeURIComponent(payload)}`));
  expect(await isReadableCall(new Request(address))).toBe(true);
  expect(await asked(data)).toBe(true);
  for (const payload of ['{', '{}', 'null']) expect(await asked(payload)).toBe(false);
});
