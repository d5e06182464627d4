import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

/**
 * Selectors by which one new element restyles the whole page (docs/performance.md): everything inside of an element
 * that follows another, and anything below a root that has something.
 */
const wide = [
  /[+~]\s+(?!\*)\S+(?:\s*>\s*|\s+)\*(?=['"`,:])/,
  /(?::root|\bhtml|\bbody):has\([^)]*\)\s+[^\s,>]/,
] as const;

const isWide = (line: string) => wide.some((selector) => selector.test(line));

test('no selector makes a dialog that opens restyle the whole page', () => {
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .flatMap((file) =>
      readFileSync(join(sources, file), 'utf8')
        .split('\n')
        .filter(isWide)
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
