import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReturnUrls } from './return-url.ts';

const hostnames = ['saffron.localhost', 'localhost', 'saffron.example'];
const good = 'https://saffron.example/';

function isAccepted(url: string): boolean {
  const asSuccess = checkReturnUrls({ successUrl: url, failUrl: good }, hostnames);
  const asFail = checkReturnUrls({ successUrl: good, failUrl: url }, hostnames);
  expect(asSuccess.ok).toBe(asFail.ok);
  return asSuccess.ok;
}

describe('addresses of the restaurant are accepted', () => {
  test.each([
    'http://saffron.localhost:3000/?checkoutStatus=success',
    'http://localhost:3000/?checkoutStatus=failure',
    'http://localhost/',
    'https://saffron.example/?checkoutStatus=success#top',
    'https://www.saffron.example/',
    'https://SAFFRON.example:8443/a/b',
  ])('%s', (url) => {
    expect(isAccepted(url)).toBe(true);
  });
});

describe('open redirects are refused', () => {
  test.each([
    'https://evil.example/',
    'https://evil.example/?https://saffron.example/',
    'https://evil.example/#saffron.example',
    'https://evil.example\\@saffron.example/',
    'https://evil.example\\.saffron.example/',
    'https://saffron.example@evil.example/',
    'https://saffron.example:pass@evil.example/',
    'https://user@saffron.example/',
    'https://user:pass@saffron.example/',
    'https://saffron.example.evil.example/',
    'https://evil-saffron.example/',
    'https://evilsaffron.example/',
    'https://saffron.example./',
    'https://saffron.exampl/',
    'https://www.www.saffron.example/',
    'https://api.saffron.example/',
    'https://saffron%2eexample.evil.example/',
    'https://saffron.example%00.evil.example/',
    'https://saffron.example%2f.evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    '//evil.example/',
    '//saffron.example/',
    '/checkout',
    '',
    'saffron.example',
    'http://saffron.example/',
    'http://saffron.localhost.evil.example/',
    'http://evil.localhost/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'ftp://saffron.example/',
    'file://saffron.example/etc/passwd',
    'javascript://saffron.example/%0aalert(1)',
    'javascript:alert(1)//saffron.example',
    'data:text/html,https://saffron.example/',
    'blob:https://saffron.example/1',
    'https://saffron.example。evil.example/',
    'https://ѕaffron.example/',
  ])('%s', (url) => {
    expect(isAccepted(url)).toBe(false);
  });
});

test('whatever is accepted leads to one of the hostnames, as browsers read it', () => {
  const nasty = fc.constantFrom('\\', '@', '/', ':', '%2f', '。', '?', '#', '.', '\t', '\n', '%00', 'www.');
  const piece = fc.oneof(
    fc.constantFrom('saffron.example', 'evil.example', 'localhost'),
    nasty,
    fc.webPath(),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('https://', 'http://', 'https:', '//'),
      fc.array(piece, { maxLength: 6 }),
      (scheme, pieces) => {
        const checked = checkReturnUrls({ successUrl: scheme + pieces.join(''), failUrl: good }, hostnames);
        if (!checked.ok) return;
        const { hostname, username, password } = new URL(checked.successUrl);
        expect(hostnames).toContain(hostname.replace(/^www\./, ''));
        expect(username + password).toBe('');
      },
    ),
    { numRuns: 2_000 },
  );
});

test('the refusal names the field', () => {
  const checked = checkReturnUrls({ successUrl: good, failUrl: 'https://evil.example/' }, hostnames);
  expect(checked).toMatchObject({ ok: false, problems: [{ field: 'failUrl' }] });
});
