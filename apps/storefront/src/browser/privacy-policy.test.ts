import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserStorage } from '@tiffin/ui/browser-storage';
import { expect, test } from 'vitest';
import { preferenceCookies } from '../site/preference-cookies.ts';
import { storageKeys } from './safe-storage.ts';
import { sessionKeys } from './session-storage.ts';

// The privacy policy promises to name everything that is kept in the browser.

// Where the router keeps scroll positions; its name carries a version.
const routerKey = 'tsr-scroll-restoration-v1_3';

const namesIn = (place: (typeof browserStorage)[number]['place']) =>
  browserStorage.flatMap((item) => (item.place === place ? [item.name] : [])).sort();

const sourceFolder = join(import.meta.dirname, '..');
const files = (await readdir(sourceFolder, { recursive: true, withFileTypes: true })).filter(
  ({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);
const sources = await Promise.all(
  files.map(async ({ parentPath, name }) => ({ name, text: await readFile(join(parentPath, name), 'utf8') })),
);
const found = (pattern: RegExp) =>
  sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)).sort();
const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])).sort();

test('the privacy policy names every key of localStorage and sessionStorage', () => {
  expect(namesIn('localStorage')).toEqual(Object.values(storageKeys).sort());
  expect(namesIn('sessionStorage')).toEqual([...sessionKeys, routerKey].sort());
});

test('the privacy policy names every cookie', () => {
  const signIn = found(/cookiePrefix: '(\w+)'/g);
  expect(namesIn('cookie')).toEqual([...Object.values(preferenceCookies), ...signIn].sort());
});

test('nothing else writes to the browser', () => {
  expect(filesWith(/window\.localStorage|\blocalStorage\.setItem/)).toEqual(['safe-storage.ts']);
  expect(filesWith(/sessionStorage\.setItem/)).toEqual([]);
  expect(filesWith(/window\.sessionStorage/)).toEqual(['session-storage.ts']);
  expect(filesWith(/document\.cookie|setCookie\(/)).toEqual(['preferences-context.tsx']);
  expect(filesWith(/indexedDB|cookieStore|caches\.open/)).toEqual([]);
});
