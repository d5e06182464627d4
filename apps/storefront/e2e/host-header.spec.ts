import { ports } from './ports.ts';
import { headerOf, sendRaw } from './raw-request.ts';
import { expect, test } from './test.ts';

const port = ports.storefront;
const host = `Host: saffron.localhost:${port}`;
const get = (target: string, ...lines: string[]) => [`GET ${target} HTTP/1.1`, 'Connection: close', ...lines];

/** Requests that try to be taken for another host; `from` is whose page may be shown, or nobody's. */
const spoofs: readonly { what: string; lines: string[]; from: 'Saffron' | 'Forno' | null }[] = [
  { what: 'unknown host', lines: get('/', 'Host: evil.example'), from: null },
  { what: 'X-Forwarded-Host', lines: get('/', host, 'X-Forwarded-Host: forno.localhost'), from: 'Saffron' },
  {
    what: 'X-Forwarded-Host, foreign',
    lines: get('/', host, 'X-Forwarded-Host: evil.example'),
    from: 'Saffron',
  },
  {
    what: 'Forwarded',
    lines: get('/', host, 'Forwarded: host=forno.localhost;proto=https'),
    from: 'Saffron',
  },
  { what: 'X-Host', lines: get('/', host, 'X-Host: evil.example'), from: 'Saffron' },
  { what: 'X-Original-Host', lines: get('/', host, 'X-Original-Host: forno.localhost'), from: 'Saffron' },
  {
    what: 'X-HTTP-Host-Override',
    lines: get('/', host, 'X-HTTP-Host-Override: forno.localhost'),
    from: 'Saffron',
  },
  { what: 'X-Forwarded-Server', lines: get('/', host, 'X-Forwarded-Server: evil.example'), from: 'Saffron' },
  {
    what: 'X-Forwarded-Proto and -Port',
    lines: get('/', host, 'X-Forwarded-Proto: javascript', 'X-Forwarded-Port: 31337'),
    from: 'Saffron',
  },
  { what: 'absolute form', lines: get(`http://evil.example/`, host), from: 'Saffron' },
  { what: 'absolute form, other port', lines: get(`http://evil.example:31337/`, host), from: 'Saffron' },
  { what: 'two hosts', lines: get('/', host, 'Host: evil.example'), from: null },
  { what: 'two hosts, the other way', lines: get('/', 'Host: evil.example', host), from: null },
  { what: 'folded host', lines: get('/', host, ' evil.example'), from: null },
  { what: 'other port', lines: get('/', 'Host: saffron.localhost:31337'), from: 'Saffron' },
  { what: 'port that is none', lines: get('/', 'Host: saffron.localhost:evil'), from: null },
  { what: 'two ports', lines: get('/', `Host: saffron.localhost:${port}:31337`), from: null },
  { what: 'trailing dot', lines: get('/', `Host: saffron.localhost.:${port}`), from: 'Saffron' },
  { what: 'upper case', lines: get('/', `Host: SAFFRON.LOCALHOST:${port}`), from: 'Saffron' },
  { what: 'user before it', lines: get('/', `Host: saffron.localhost@evil.example`), from: null },
  { what: 'path in it', lines: get('/', 'Host: evil.example/saffron.localhost'), from: null },
  { what: 'fragment in it', lines: get('/', 'Host: evil.example#saffron.localhost'), from: null },
  { what: 'query in it', lines: get('/', 'Host: evil.example?saffron.localhost'), from: null },
  { what: 'ideographic dot', lines: get('/', `Host: saffron\u3002localhost:${port}`), from: null },
  { what: 'look-alike letters', lines: get('/', `Host: s\u0430ffron.localhost:${port}`), from: null },
  { what: 'null byte', lines: get('/', 'Host: saffron.localhost%00.evil.example'), from: null },
  { what: 'subdomain', lines: get('/', `Host: evil.saffron.localhost:${port}`), from: null },
  { what: 'longer name', lines: get('/', `Host: saffron.localhost.evil.example:${port}`), from: null },
  { what: 'twice www', lines: get('/', `Host: www.www.saffron.localhost:${port}`), from: 'Saffron' },
  { what: 'no host', lines: ['GET / HTTP/1.0'], from: null },
  { what: 'empty host', lines: get('/', 'Host:'), from: null },
];

test(`${spoofs.length} kinds of spoofed host never show another restaurant nor leave a foreign link`, async () => {
  for (const { what, lines, from } of spoofs) {
    const answer = await sendRaw(lines);
    const shown = answer.body.includes('Saffron &amp; Smoke')
      ? 'Saffron'
      : answer.body.includes('Forno Nonna')
        ? 'Forno'
        : null;
    expect.soft(shown, what).toBe(from);
    expect.soft(answer.status, what).toBe(from === null ? (answer.status === 400 ? 400 : 404) : 200);
    expect.soft(`${answer.head}${answer.body}`, what).not.toMatch(/evil|javascript:/);
    // What is nobody's page must not be kept by anything in between.
    if (from === null && answer.status === 404)
      expect.soft(headerOf(answer, 'cache-control') ?? 'no-store', what).not.toMatch(/public|s-maxage/);
  }
});

test('what was asked under a spoofed host is never what others are given', async () => {
  const paths = ['/', '/offers', '/sitemap.xml', '/robots.txt', '/terms'];
  for (const path of paths) {
    for (const spoof of [
      get(path, 'Host: saffron.localhost:31337'),
      get(path, `Host: SAFFRON.localhost.:31337`),
      get(`http://saffron.localhost:31337${path}`, host),
      get(path, host, 'X-Forwarded-Host: saffron.localhost:31337', 'X-Forwarded-Proto: https'),
    ])
      await sendRaw(spoof);
    const answer = await sendRaw(get(path, host));
    expect.soft(answer.status, path).toBe(200);
    expect.soft(`${answer.head}${answer.body}`, path).not.toContain('31337');
    expect.soft(answer.body, path).not.toContain('https://saffron.localhost');
  }
});
