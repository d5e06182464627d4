import { expect, test } from 'vitest';
import { topLevelAwaits } from './top-level-await.ts';

test.each([
  'const router = await createRouter();',
  'export default await import("./a.js");',
  'for await (const row of rows) use(row);',
  'await using file = open();',
  'if (isOld) { try { await load(); } catch {} }',
  'class Page { [await name()]() {} }',
  'const load = () => 1, page = { a: [await load()] };',
])('finds what a module waits for: %s', (code) => {
  expect(topLevelAwaits('a.js', code)).toHaveLength(1);
});

test.each([
  'async function load() { await a(); for await (const b of c) await b; }',
  'export const load = async () => (await a()).b;',
  'const page = { async load() { await a(); } };',
  'class Page { load = async () => { await a(); }; static async open() { await using b = c(); } }',
  'const text = "await a()"; // await a()',
  'void load().then((a) => use(a));',
])('lets functions wait: %s', (code) => {
  expect(topLevelAwaits('a.js', code)).toEqual([]);
});

test('names a file that is no module', () => {
  expect(() => topLevelAwaits('assets/broken.js', 'const = 1;')).toThrow('assets/broken.js');
});
