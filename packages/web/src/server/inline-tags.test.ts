import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineTags } from './inline-tags.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nonce = 'kZ3_q-7RrT0aaaaaaaaaaa';
const hashed = (html: string) => hashInlineTags(html, nonce);

test('our own inline scripts and styles are hashed, each once', () => {
  const page = hashed(
    [
      `<style nonce="${nonce}">a{color:red}</style>`,
      `<script nonce="${nonce}">first("é")</script>`,
      `<script type="module" nonce="${nonce}" async="">second()\nthird()</script>`,
      `<script class="$tsr" nonce="${nonce}">first("é")</script>`,
    ].join(''),
  );
  expect(page.styleHashes).toEqual([hash('a{color:red}')]);
  expect(page.scriptHashes).toEqual([hash('first("é")'), hash('second()\nthird()')]);
});

test.each([
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="another">steal()</script>',
  `<script nonce=${nonce.slice(1)}>steal()</script>`,
  '<style>*{display:none}</style>',
  `<p>&lt;script nonce="${nonce}"&gt;steal()&lt;/script&gt;</p>`,
])('what does not carry the nonce of the rendering is not hashed: %s', (injected) => {
  const { scriptHashes, styleHashes } = hashed(`${injected}<script nonce="${nonce}">own()</script>`);
  expect(scriptHashes).toEqual([hash('own()')]);
  expect(styleHashes).toEqual([]);
});

test('data and files need no hash', () => {
  const { scriptHashes } = hashed(
    `<script type="application/ld+json" nonce="${nonce}">{"name":"Naan"}</script>` +
      `<script type="module" async="" src="/assets/a.js" nonce="${nonce}"></script>`,
  );
  expect(scriptHashes).toEqual([]);
});

test('the nonce leaves no trace in the page', () => {
  const { html } = hashed(
    `<meta charSet="utf-8" nonce="${nonce}"/><meta property="csp-nonce" content="${nonce}"/>` +
      `<link rel="icon" href="data:," nonce="${nonce}"/><script nonce="${nonce}">own()</script>`,
  );
  expect(html).toBe('<meta charSet="utf-8"/><link rel="icon" href="data:,"/><script>own()</script>');
});
