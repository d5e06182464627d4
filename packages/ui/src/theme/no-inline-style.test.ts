import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

test('no component writes a style attribute, which the content security policy would block', () => {
  const offending = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /\sstyle=|\sstyle:\s/.test(readFileSync(join(source, file), 'utf8')));
  expect(offending).toEqual([]);
});

test('all fonts together keep to their 60 kB', () => {
  const folder = join(import.meta.dirname, 'fonts');
  const bytes = readdirSync(folder).reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
