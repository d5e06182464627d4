import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPostcodeDirectory } from './postcode-directory.ts';
import { type ScriptedPostcodes, startScriptedPostcodes } from './testing/scripted-postcodes.ts';

const log = pino({ level: 'silent' });
const leeds = { kind: 'found', coordinates: { longitude: -1.5478, latitude: 53.7965 } };
let service: ScriptedPostcodes;
beforeEach(async () => {
  service = await startScriptedPostcodes();
});
afterEach(() => service.close());

test('a postcode is found, and remembered', async () => {
  const directory = createPostcodeDirectory(service.url, log);
  expect(await directory.find('LS1 5HD')).toEqual(leeds);
  expect(await directory.find('LS1 5HD')).toEqual(leeds);
  expect(service.asked).toEqual(['LS1 5HD']);
});

test('an unknown postcode is remembered, a service that is away is not', async () => {
  const directory = createPostcodeDirectory(service.url, log);
  expect(await directory.find('ZZ1 1AA')).toEqual({ kind: 'unknown' });
  expect(await directory.find('ZZ1 1AA')).toEqual({ kind: 'unknown' });
  service.setAway(true);
  expect(await directory.find('LS1 5HD')).toEqual({ kind: 'unavailable' });
  service.setAway(false);
  expect(await directory.find('LS1 5HD')).toEqual(leeds);
  expect(service.asked).toEqual(['ZZ1 1AA', 'LS1 5HD', 'LS1 5HD']);
});

test('many callers of one postcode share one request', async () => {
  const directory = createPostcodeDirectory(service.url, log);
  const answers = await Promise.all(Array.from({ length: 50 }, () => directory.find('LS1 5HD')));
  expect(answers).toEqual(Array.from({ length: 50 }, () => leeds));
  expect(service.asked).toHaveLength(1);
});

test('many postcodes at once never exceed the limit; the others are unavailable and found later', async () => {
  const directory = createPostcodeDirectory(service.url, log, { maxAtOnce: 3 });
  const postcodes = Array.from({ length: 40 }, (_, index) => `LS${index + 1} 1AA`);
  const held = service.hold();
  const answers = postcodes.map((postcode) => directory.find(postcode));
  await held.reached;
  held.release();
  const kinds = (await Promise.all(answers)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'found')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(37);
  expect(service.mostAtOnce()).toBeLessThanOrEqual(3);
  expect(await directory.find('LS40 1AA')).toEqual(leeds);
});

test('the memory is bounded', async () => {
  const directory = createPostcodeDirectory(service.url, log, { maxRemembered: 2 });
  for (const postcode of ['LS1 1AA', 'LS2 1AA', 'LS3 1AA', 'LS1 1AA']) await directory.find(postcode);
  expect(service.asked).toEqual(['LS1 1AA', 'LS2 1AA', 'LS3 1AA', 'LS1 1AA']);
});

test('a service that hangs is given up', async () => {
  const directory = createPostcodeDirectory(service.url, log, { timeoutMs: 50 });
  const held = service.hold();
  expect(await directory.find('LS1 5HD')).toEqual({ kind: 'unavailable' });
  held.release();
});

test('a service that is not there is unavailable', async () => {
  const directory = createPostcodeDirectory('http://127.0.0.1:9', log);
  expect(await directory.find('LS1 5HD')).toEqual({ kind: 'unavailable' });
});
