import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');

/** The sources from which the counter takes its words, with their paths. */
const sources = ['apps/counter/src', 'packages/ui/src/counter'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.(test|stories|example|gen|css)\.|fixtures|testing/.test(path),
    )
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') })),
);

const linesWith = (words: RegExp, exceptions: RegExp) =>
  sources
    .filter(({ path }) => !exceptions.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => words.test(line) && !/^\s*(\/\*|\*|\/\/)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );

test('no text of the counter speaks to a customer', () => {
  expect(sources.length).toBeGreaterThan(150);
  const toCustomers =
    /\b(your|my) (cart|basket|orders?|card|payment|bank|address|food|meal)\b|\bcart\b|\byou (have )?(cancelled|ordered|paid)\b/i;
  // The slip in the bag is the customer's.
  expect(linesWith(toCustomers, /ticket\.strings\.ts$/)).toEqual([]);
});

test('what customers read about an order stands at the counter only as what they read', () => {
  const messages = /\b(closedReasonMessages|refundReasonMessage|refundMessage)\b/;
  expect(linesWith(messages, /(Decline|Cancel|Refund)Dialog\.tsx$/)).toEqual([]);
});

test('pages that both apps show have words for staff here', () => {
  const all = sources.map(({ text }) => text).join('\n');
  const uses = (component: string) => all.match(new RegExp(`<${component}\\b[^>]*>`, 'g')) ?? [];
  expect(uses('NotFoundPage').length).toBeGreaterThan(0);
  expect(uses('NotFoundPage').filter((use) => !use.includes('homeLabel='))).toEqual([]);
  const offline = all.match(/kind="offline"[^/]*\/>[^/]*\/>/g) ?? [];
  expect(offline.filter((use) => !use.includes('message='))).toEqual([]);
  expect(offline).toHaveLength(1);
});
