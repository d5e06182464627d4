import { expect, test } from 'vitest';
import { picturesAt } from './pictures-at.ts';

const hash = 'a'.repeat(64);
const answering = (body: unknown, init: ResponseInit = {}) =>
  picturesAt('https://cdn.example/tiffin/', async () => Response.json(body, init));
const read = async (send: ReturnType<typeof answering>) =>
  (await send(new Request('http://backend.test/menu'))).json();

test('photos and logos come from the CDN, pictures of the build from the storefront', async () => {
  const body = {
    logoUrl: `/pictures/${hash}/160.webp`,
    items: [
      { name: 'Lamb', photoUrl: `/pictures/${hash}/640.webp`, photo: { hash } },
      { name: 'Naan', photoUrl: '/dishes/naan.webp' },
      { name: 'Soup', photoUrl: null },
    ],
  };
  expect(await read(answering(body))).toEqual({
    logoUrl: `https://cdn.example/tiffin/pictures/${hash}/160.webp`,
    items: [
      { name: 'Lamb', photoUrl: `https://cdn.example/tiffin/pictures/${hash}/640.webp`, photo: { hash } },
      ...body.items.slice(1),
    ],
  });
});

test('words that look like a picture stay words', async () => {
  const body = { description: '"photoUrl":"/pictures/x/640.webp"' };
  expect(await read(answering(body))).toEqual(body);
});

test('an error is handed on as it is, with its headers', async () => {
  const answer = await answering(
    { code: 'not_found' },
    { status: 404, headers: { 'x-request-id': 'one' } },
  )(new Request('http://backend.test/menu'));
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([404, 'one']);
});
