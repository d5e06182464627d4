import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningService } from '../service.ts';
import { startPostcodeService } from './postcode-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startPostcodeService({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.stop());

const get = async (path: string) => {
  const answer = await fetch(`${service.url}${path}`, { headers: { origin: 'http://localhost:3000' } });
  const body = (await answer.json()) as { result?: Record<string, unknown> };
  return { status: answer.status, body, headers: answer.headers };
};

test.each(['LS1 4GJ', 'ls14gj', ' Ls1  4gJ '])('%j is found, however it is written', async (text) => {
  const { status, body, headers } = await get(`/postcodes/${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toMatchObject({
    status: 200,
    result: {
      postcode: 'LS1 4GJ',
      quality: 1,
      admin_district: 'Leeds',
      region: 'Yorkshire and The Humber',
      country: 'England',
      outcode: 'LS1',
      incode: '4GJ',
      latitude: 53.7937,
      longitude: -1.5492,
    },
  });
});

test('an unlisted postcode of a known area lies in the middle of it', async () => {
  expect((await get('/postcodes/LS1%209ZZ')).body.result).toMatchObject({ quality: 8, latitude: 53.7965 });
  expect((await get('/postcodes/EC1A1BB')).body.result).toMatchObject({ admin_district: 'City of London' });
  expect((await get('/postcodes/EH1%201YZ')).body.result).toMatchObject({
    country: 'Scotland',
    region: null,
  });
});

test('unknown and invalid postcodes are refused in the words of the real service', async () => {
  expect(await get('/postcodes/ZZ9%209ZZ')).toMatchObject({
    status: 404,
    body: { status: 404, error: 'Postcode not found' },
  });
  for (const text of ['LS1', '12345', 'LS1 4G', 'LSS1 4GJ', '%E2%98%83']) {
    expect(await get(`/postcodes/${text}`)).toMatchObject({
      status: 404,
      body: { status: 404, error: 'Invalid postcode' },
    });
  }
});

test('a new home in a known area is not found yet', async () => {
  for (const postcode of ['LS10 4ZZ', 'EN11 8GF'])
    expect(await get(`/postcodes/${postcode}`)).toMatchObject({
      status: 404,
      body: { error: 'Postcode not found' },
    });
});

test.each([
  ['JE2 3AB', 'Channel Islands'],
  ['GY1 1AA', 'Channel Islands'],
  ['GY10 1SA', 'Channel Islands'],
  ['IM1 1AD', 'Isle of Man'],
])('%s is known without coordinates', async (postcode, country) => {
  const { status, body } = await get(`/postcodes/${postcode}`);
  expect(status).toBe(200);
  const nothing = { longitude: null, latitude: null, region: null, admin_district: null };
  expect(body.result).toMatchObject({ postcode, country, ...nothing });
});

test('the service is away for one postcode, and silent for another', async () => {
  expect((await get('/postcodes/LS50 3AA')).status).toBe(503);
  const waiting = fetch(`${service.url}/postcodes/LS50 4AA`, { signal: AbortSignal.timeout(200) });
  await expect(waiting).rejects.toThrow('timeout');
});

test('validate and outcodes', async () => {
  expect((await get('/postcodes/LS2%209JT/validate')).body.result).toBe(true);
  expect((await get('/postcodes/nonsense/validate')).body.result).toBe(false);
  expect((await get('/outcodes/ls29')).body.result).toMatchObject({ admin_district: ['Bradford'] });
  expect(await get('/outcodes/ZZ9')).toMatchObject({ status: 404, body: { error: 'Outcode not found' } });
});

test('every area lies in the United Kingdom, Leeds has all of its own', async () => {
  const { outcodes } = await import('./outcodes.ts');
  const names = [...outcodes.matchAll(/\b([A-Z]{1,2}\d[A-Z\d]?) /g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (let number = 1; number <= 29; number += 1) expect(names).toContain(`LS${number}`);
  for (const name of names) {
    const { result } = (await get(`/outcodes/${name}`)).body;
    expect(result?.latitude, name).toBeGreaterThan(49.8);
    expect(result?.latitude, name).toBeLessThan(60.9);
    expect(result?.longitude, name).toBeGreaterThan(-8.7);
    expect(result?.longitude, name).toBeLessThan(1.8);
  }
});
