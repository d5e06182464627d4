import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshNonce } from './nonce.ts';
import { type PreparedPage, preparePage } from './prepared-page.ts';

async function prepared(
  parts: readonly string[],
  headers: Record<string, string> = {},
): Promise<PreparedPage> {
  const nonce = freshNonce();
  const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'`;
  const response = new Response(parts.join(nonce), {
    headers: { 'content-type': 'text/html', 'content-security-policy': policy, ...headers },
  });
  const page = await preparePage(response);
  if (page === null) throw new Error('The page has a nonce.');
  return page;
}

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(Number(response.headers.get('content-length')));
  return (response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

// Few letters, so that pieces repeat each other and parts of nonces; and texts longer than the window of deflate.
const part = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'Q', '=', '+', '/', '"', '<', 'é', '🍲'), maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.nat({ max: 60_000 }).map((length) => 'dish '.repeat(length / 5)),
);

test('whatever the text is, it arrives whole, with the nonce of its own policy in each place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 12 }), fc.boolean(), async (parts, isGzip) => {
      const wellFormed = parts.map((text) => text.toWellFormed());
      const page = await prepared(wellFormed);
      const [first, second] = [page.send(isGzip), page.send(isGzip)];
      expect(nonceOf(first)).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      expect(nonceOf(first)).not.toBe(nonceOf(second));
      expect(first.headers.get('content-security-policy')).not.toContain(nonceOf(second));
      expect(await textOf(first)).toBe(wellFormed.join(nonceOf(first)));
      expect(await textOf(second)).toBe(wellFormed.join(nonceOf(second)));
    }),
    { numRuns: 50 },
  );
}, 60_000);

test('the digest names the content, not the nonce', async () => {
  const tag = async (...parts: string[]) => (await prepared(parts)).digest;
  expect(await tag('<script nonce="', '">')).toBe(await tag('<script nonce="', '">'));
  expect(await tag('<script nonce="', '">')).not.toBe(await tag('<script nonce="', '"> '));
});

test('cookies of one answer are not kept for others; other headers are', async () => {
  const response = (await prepared(['page'], { 'set-cookie': 'a=b', 'x-frame-options': 'DENY' })).send(false);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('an answer without a nonce is none of our pages', async () => {
  expect(await preparePage(new Response('text'))).toBeNull();
});
