import { ports } from './ports.ts';
import { headerOf, sendRaw } from './raw-request.ts';
import { expect, test } from './test.ts';

const port = ports.storefront;
const own = `http://localhost:${port}`;

/** Places that an attacker would like to lead customers to. */
const places = [
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http:evil.example',
  'http:/evil.example',
  'https:\\\\evil.example',
  'http://localhost@evil.example',
  `http://localhost:${port}@evil.example`,
  `http://localhost:${port}.evil.example`,
  'http://localhost.evil.example',
  `http://evil.example#localhost:${port}`,
  `http://evil.example?localhost:${port}`,
  `http://evil.example\\@localhost:${port}`,
  `http://localhost:${port + 1}`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'file:///etc/passwd',
  'ftp://evil.example',
  'blob:https://evil.example/1',
  'mailto:x@evil.example',
  '\u0000//evil.example',
  '/\u2044evil.example',
  'https://evil。example',
  '//[::ffff:7f00:1]:31337',
];

/** Whether a browser at our origin that follows this stays there. */
const staysHere = (location: string) => URL.canParse(location, own) && new URL(location, own).origin === own;

test(`a sign-in led to ${places.length} foreign places is not begun`, async ({ request }) => {
  const wish = {
    ...{ provider: 'google', callbackURL: '/auth/callback', errorCallbackURL: '/auth/callback' },
    disableRedirect: true,
  };
  const begun = await request.post('/api/auth/sign-in/social', { headers: { origin: own }, data: wish });
  expect(begun.status()).toBe(200);
  for (const place of places) {
    for (const field of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']) {
      const answer = await request.post('/api/auth/sign-in/social', {
        headers: { origin: own },
        data: { ...wish, [field]: place },
      });
      expect.soft(answer.status(), `${field} ${JSON.stringify(place)}`).toBeGreaterThanOrEqual(400);
      expect.soft(answer.status(), `${field} ${JSON.stringify(place)}`).toBeLessThan(500);
    }
  }
});

test('no page leads away, whatever the address asks for', async () => {
  const fields = ['returnTo', 'next', 'redirect', 'url', 'callbackURL', 'successUrl'];
  for (const place of places) {
    const written = encodeURIComponent(place);
    const query = fields.map((field) => `${field}=${written}`).join('&');
    // As it stands in the first line of a request nothing but printable characters may be there.
    const bare = place.replaceAll(/[^!-~]/g, '');
    const targets = [
      ...['/auth/login', '/auth/callback', '/auth/logout', '/privacy', '/share-image', '/'].map(
        (path) => `${path}?${query}`,
      ),
      bare.startsWith('/') ? bare : `/${bare}`,
      bare.startsWith('/') ? `${bare}/` : `/${bare}/`,
      `/privacy/${written}/`,
      `/api/auth/callback/google?state=${written}&code=1&error=1`,
      `/api/auth/error?error=${written}`,
    ];
    for (const target of targets) {
      const answer = await sendRaw([
        `GET ${target} HTTP/1.1`,
        `Host: localhost:${port}`,
        'Connection: close',
      ]);
      const location = headerOf(answer, 'location');
      expect.soft(answer.status, target).toBeLessThan(500);
      if (location !== undefined)
        expect.soft(staysHere(location), `${target} leads to ${location}`).toBe(true);
      expect.soft(headerOf(answer, 'refresh'), target).toBeUndefined();
    }
  }
});
