import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { environments } from '../../../scripts/stack/settings.ts';
import { newCustomerEmail } from './accounts.ts';
import { hydrated, signIn } from './customer.ts';
import { ports } from './ports.ts';
import { headerOf, type RawAnswer, sendRaw } from './raw-request.ts';
import { expect, test } from './test.ts';

const host = `Host: saffron.localhost:${ports.storefront}`;
const ask = (path: string, ...lines: string[]) =>
  sendRaw([`GET ${path} HTTP/1.1`, host, 'Connection: close', ...lines]);

const documents = [
  ...['/', '/search', '/search?q=tikka', '/offers', '/terms', '/privacy-policy', '/app-promo', '/profile'],
  ...[
    '/profile/address',
    '/data-request',
    '/orders',
    `/orders/${'a'.repeat(24)}`,
    '/phone-number-form',
    '/auth/login',
  ],
  ...[
    '/auth/register',
    '/auth/forgot-password',
    '/auth/logout',
    '/auth/callback',
    '/nowhere',
    '/category/short',
  ],
  ...[`/category/${'a'.repeat(24)}`, '/?checkoutStatus=success', '/%3Cscript%3E'],
];

/** The directives of a policy by name. */
function directivesOf(answer: RawAnswer): ReadonlyMap<string, readonly string[]> {
  const policy = headerOf(answer, 'content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

/** What a policy must say, however it allows our own scripts. */
function expectStrictPolicy(answer: RawAnswer, what: string): void {
  const directives = directivesOf(answer);
  for (const name of ['object-src', 'frame-src', 'worker-src', 'base-uri', 'frame-ancestors'])
    expect.soft(directives.get(name), `${what}: ${name}`).toEqual(["'none'"]);
  for (const name of ['default-src', 'connect-src', 'form-action'])
    expect.soft(directives.get(name), `${what}: ${name}`).toEqual(["'self'"]);
  const scripts = directives.get('script-src') ?? [];
  expect.soft(scripts.join(' '), what).toMatch(/'(nonce|sha(256|384|512))-/);
  for (const sources of directives.values())
    expect.soft(sources.join(' '), what).not.toMatch(/unsafe-(inline|eval|hashes)|\*|https?:(\s|$)/);
  // Data may be a picture, nothing else.
  for (const [name, sources] of directives)
    if (name !== 'img-src') expect.soft(sources, `${what}: ${name}`).not.toContain('data:');
}

test('every document, also one that is not there, has a strict policy and the other headers', async () => {
  const { body } = await ask('/');
  const [category = ''] = body.match(/\/category\/[0-9a-f]{24}/) ?? [];
  for (const path of [...documents, category]) {
    const answer = await ask(path);
    if (path === category) expect.soft(answer.status, path).toBe(200);
    expect.soft(headerOf(answer, 'content-type'), path).toMatch(/^text\/html/);
    expectStrictPolicy(answer, path);
    expect.soft(headerOf(answer, 'x-content-type-options'), path).toBe('nosniff');
    expect.soft(headerOf(answer, 'x-frame-options'), path).toBe('DENY');
    expect.soft(headerOf(answer, 'referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect.soft(headerOf(answer, 'permissions-policy'), path).toMatch(/geolocation=\(\)/);
    expect.soft(headerOf(answer, 'cross-origin-resource-policy'), path).toBe('same-origin');
    expect
      .soft(headerOf(answer, 'cross-origin-opener-policy'), path)
      .toBe(path === '/auth/callback' ? 'unsafe-none' : 'same-origin-allow-popups');
    // Over plain http nothing may be promised about https.
    expect.soft(headerOf(answer, 'strict-transport-security'), path).toBeUndefined();
    expect.soft(answer.head, path).not.toMatch(/^(server|x-powered-by):/im);
    expect.soft(answer.head, path).not.toMatch(/^access-control-allow/im);
    expect.soft(answer.head, path).not.toMatch(/^set-cookie:/im);
    // What the policy lets run is what we have written: no handlers, no addresses that are scripts.
    expect.soft(answer.body, path).not.toMatch(/\son[a-z]+=|href="javascript:/i);
  }
});

test('what is put into a page on its way does not run, and the page itself does', async ({
  page,
  faultless,
}) => {
  faultless.allow(/Content Security Policy/);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const mark = (name: string) => `document.documentElement.dataset.${name}="yes"`;
  const injected = [
    `<script>${mark('plain')}</script>`,
    `<script nonce="guessed">${mark('nonced')}</script>`,
    `<script type="module">${mark('module')}</script>`,
    `<script src="data:text/javascript,${mark('data').replaceAll('"', "'")}"></script>`,
    `<img src="data:," alt="" onerror='${mark('handler')}'>`,
    '<style>main{display:none}</style>',
  ];
  await page.route('/offers', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<body>', `<body>${injected.join('')}`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/offers');
  await hydrated(page);
  await expect(page.getByRole('main')).toBeVisible();
  // Each one was refused; the page's own scripts and styles were not.
  expect(refused).toHaveLength(injected.length);
  expect(Object.keys(await page.locator('html').evaluate(({ dataset }) => ({ ...dataset })))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/plain|nonced|module|data|handler/)]),
  );
});

test('whatever is not a public page or a file is never stored', async () => {
  const customers = [
    '/profile',
    '/profile/address',
    '/orders',
    `/orders/${'a'.repeat(24)}`,
    '/phone-number-form',
  ];
  const uncached = ['/search?q=tikka', '/?checkoutStatus=success', '/auth/logout', '/auth/callback'];
  const missing = ['/nowhere', '/category/short', `/category/${'a'.repeat(24)}`, '/%3Cscript%3E'];
  const redirects = ['/privacy', '/category'];
  const programs = ['/healthz', '/readyz', '/api/auth/ok', '/_serverFn/made-up'];
  for (const path of [...customers, ...uncached, ...missing, ...redirects, ...programs]) {
    const answer = await ask(path);
    expect.soft(headerOf(answer, 'cache-control'), path).toBe('no-store');
    if (!programs.includes(path)) expect.soft(headerOf(answer, 'vary'), path).toContain('cookie');
  }
  const nobodys = await sendRaw(['GET / HTTP/1.1', 'Host: nobody.localhost', 'Connection: close']);
  expect(nobodys.status).toBe(404);
  expect(headerOf(nobodys, 'cache-control')).toBe('no-store');

  // While these may be.
  expect(headerOf(await ask('/'), 'cache-control')).toMatch(/^public/);
  expect(headerOf(await ask('/'), 'vary')).toContain('cookie');
  expect(headerOf(await ask('/robots.txt'), 'cache-control')).toMatch(/max-age/);
});

test('files and calls are never sniffed, and calls never kept', async ({ page }) => {
  const html = (await ask('/')).body;
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/assets/none.js';
  for (const path of [asset, '/robots.txt', '/sitemap.xml', '/favicon.svg', '/healthz', '/api/auth/ok']) {
    expect.soft(headerOf(await ask(path), 'x-content-type-options'), path).toBe('nosniff');
  }
  const calling = page.waitForResponse((response) => response.url().includes('/_serverFn/'));
  await page.goto('/auth/login');
  // Before, the link would lead to a document.
  await hydrated(page);
  await page.getByRole('link', { name: 'Offers' }).first().click();
  const called = await calling;
  expect(called.headers()['cache-control']).toBe('no-store');
  expect(called.headers()['x-content-type-options']).toBe('nosniff');
});

test('the cookies of a sign-in are out of reach for scripts and gone afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login');
  const beginning = page.waitForResponse((response) => response.url().endsWith('/api/auth/sign-in/social'));
  await signIn(page, newCustomerEmail('cookie'));
  const begun = (await (await beginning).headersArray()).filter(
    ({ name }) => name.toLowerCase() === 'set-cookie',
  );
  expect(begun.length).toBeGreaterThan(0);
  for (const { value } of begun) {
    expect.soft(value).toMatch(/; HttpOnly/i);
    expect.soft(value).toMatch(/; SameSite=Lax/i);
    expect.soft(value).toMatch(/; Path=\//i);
    expect.soft(value).not.toMatch(/; Domain=/i);
  }
  // Only preferences are left, which name nobody.
  const left = (await context.cookies(`http://localhost:${ports.storefront}`)).filter(
    ({ name }) => !name.startsWith('sandbox_'),
  );
  expect(left.filter(({ name }) => !['orderingMode', 'sidebar'].includes(name))).toEqual([]);
  for (const { sameSite } of left) expect(sameSite).toBe('Lax');
});

/** Starts the built server of an app that stands behind a proxy; returns its process once it listens. */
async function startBehindProxy(app: 'storefront' | 'counter', port: number): Promise<ChildProcess> {
  const secrets = { jwt: '', pin: '', session: 'a secret of this test and of nothing else', webhook: '' };
  const env = environments({ ...ports, storybook: 0 }, '', secrets, '')[app];
  const host = spawn(process.execPath, [join(import.meta.dirname, '../..', app, 'dist/host.js')], {
    env: { ...env, PORT: String(port), TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A warning of the sandbox's settings comes first.
  for await (const line of createInterface(host.stdout)) if (line.includes(' listening on ')) break;
  return host;
}

test('behind a proxy that speaks https, everything asks for https and cookies are secure', async () => {
  const port = ports.storefront + 9;
  const host = await startBehindProxy('storefront', port);
  try {
    const forwarded = [
      'Host: inner.example:1234',
      'X-Forwarded-Host: saffron.localhost',
      'X-Forwarded-Proto: https',
      'Connection: close',
    ];
    const answer = await sendRaw(['GET / HTTP/1.1', ...forwarded], '', port);
    expect(answer.status).toBe(200);
    expectStrictPolicy(answer, 'https');
    expect(headerOf(answer, 'content-security-policy')).toContain('upgrade-insecure-requests');
    expect(headerOf(answer, 'strict-transport-security')).toBe('max-age=31536000');
    expect(answer.body).toContain('https://saffron.localhost');
    expect(answer.body).not.toContain('inner.example');

    const body = JSON.stringify({
      ...{ provider: 'google', callbackURL: '/auth/callback', errorCallbackURL: '/auth/callback' },
      disableRedirect: true,
    });
    const begun = await sendRaw(
      [
        'POST /api/auth/sign-in/social HTTP/1.1',
        ...forwarded,
        'Origin: https://saffron.localhost',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ],
      body,
      port,
    );
    expect(begun.status).toBe(200);
    const cookies = begun.head.split('\r\n').filter((line) => /^set-cookie:/i.test(line));
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect.soft(cookie).toMatch(/; Secure/i);
      expect.soft(cookie).toMatch(/; HttpOnly/i);
    }
  } finally {
    host.kill();
  }
});

test('behind a proxy that speaks https, the counter takes writes from its own pages alone', async () => {
  const port = ports.storefront + 8;
  const host = await startBehindProxy('counter', port);
  try {
    const post = (origin: string) =>
      sendRaw(
        [
          `POST /_serverFn/${'0'.repeat(64)} HTTP/1.1`,
          'Host: inner.example:1234',
          'X-Forwarded-Host: counter.example',
          'X-Forwarded-Proto: https',
          `Origin: ${origin}`,
          'Sec-Fetch-Site: same-origin',
          'Content-Length: 0',
          'Connection: close',
        ],
        '',
        port,
      );
    for (const foreign of ['http://counter.example', 'https://inner.example:1234', 'https://other.example'])
      expect((await post(foreign)).status, foreign).toBe(403);
    // Let through, and not found: no function has this name.
    const own = await post('https://counter.example');
    expect(own.status).toBe(404);
    expect(headerOf(own, 'strict-transport-security')).toBe('max-age=31536000');
  } finally {
    host.kill();
  }
});
