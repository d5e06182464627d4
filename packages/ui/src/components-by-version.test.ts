import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type ComponentsByVersion,
  documentedNames,
  newestVersion,
  versionsFile,
  withVersion,
} from '../scripts/release-components.ts';

const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
const released: ComponentsByVersion = JSON.parse(readFileSync(versionsFile, 'utf8'));

test('the newest version of the changelog has said which components are new in it', () => {
  expect(Object.keys(released), 'Run: node packages/ui/scripts/release-components.ts').toContain(
    newestVersion(changelog),
  );
});

test('every released component is still there, by its name', () => {
  const names = documentedNames();
  const gone = Object.values(released)
    .flat()
    .filter((name) => !names.includes(name));
  expect(gone, 'Take them out of packages/ui/components-by-version.json, or rename them there').toEqual([]);
});

test('a version names the components that none before it had', () => {
  expect(newestVersion('## Unreleased\n\n## 0.2.0 (2027-01-01)\n\n## 0.1.0')).toBe('0.2.0');
  expect(withVersion({ '0.1.0': ['Button'] }, '0.2.0', ['Button', 'Tile'])).toEqual({
    '0.2.0': ['Tile'],
    '0.1.0': ['Button'],
  });
});
