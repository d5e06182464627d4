import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promoCodes } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';

type PromoCodeList = components['schemas']['PromoCodeList'];

let testApp: TestApp;
let restaurantId: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  testApp = await startTestApp(() => ({ clock: { now: () => new Date('2026-03-04T12:00:00Z') } }));
  restaurantId = await testApp.addRestaurant(testRestaurantYaml());
  const { db } = testApp.app;
  await db.delete(promoCodes);
  const add = async (code: string, minute: number, more: Partial<typeof promoCodes.$inferInsert> = {}) => {
    const id = newId();
    ids.set(code, id);
    await db.insert(promoCodes).values({
      id,
      restaurantId,
      code,
      type: 'PERCENTAGE_OFF',
      appliesTo: 'ORDER_TOTAL',
      description: `Save with ${code}.`,
      value: 10,
      minimumOrder: 0,
      isActive: true,
      isPublic: true,
      createdAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
      ...more,
    });
  };
  await add('OLDEST', 1);
  await add('MIDDLE', 2, { description: 'Free naan.', endsAt: new Date('2026-03-04T12:00:01Z') });
  await add('NEWEST', 3, { startsAt: new Date('2026-03-04T12:00:00Z'), maxRedemptions: 5 });
  await add('100%_OFF'.replace('%', '-'), 4);
  await add('HIDDEN', 5, { isPublic: false });
  await add('SWITCHEDOFF', 6, { isActive: false });
  await add('OVER', 7, { endsAt: new Date('2026-03-04T12:00:00Z') });
  await add('SOON', 8, { startsAt: new Date('2026-03-04T12:00:01Z') });
});
afterAll(() => testApp.close());

const list = async (query = '') => testApp.call<PromoCodeList>('GET', `/promo-codes/public${query}`);
const codes = async (query = '') => (await list(query)).body.docs.map(({ code }) => code);

describe('the public list', () => {
  test('has what may be used now, newest first', async () => {
    expect(await codes()).toEqual(['100-_OFF', 'NEWEST', 'MIDDLE', 'OLDEST']);
  });

  test('sorts both ways', async () => {
    expect(await codes('?sort=createdAt')).toEqual(['OLDEST', 'MIDDLE', 'NEWEST', '100-_OFF']);
    expect(await codes('?sort=-createdAt')).toEqual(await codes());
    expect((await list('?sort=code')).status).toBe(400);
  });

  test('searches code and description, in either case, and takes wildcards literally', async () => {
    expect(await codes('?search=newest')).toEqual(['NEWEST']);
    expect(await codes('?search=NAAN')).toEqual(['MIDDLE']);
    expect(await codes('?search=%25')).toEqual([]);
    expect(await codes('?search=_')).toEqual(['100-_OFF']);
    expect(await codes('?search=%5C')).toEqual([]);
    expect(await codes('?search=%20save%20')).toEqual(['100-_OFF', 'NEWEST', 'OLDEST']);
  });

  test('comes in pages', async () => {
    const first = await list('?limit=3');
    expect(first.body).toMatchObject({ totalPages: 2, totalDocs: 4 });
    expect(await codes('?limit=3')).toEqual(['100-_OFF', 'NEWEST', 'MIDDLE']);
    expect(await codes('?limit=3&page=2')).toEqual(['OLDEST']);
    expect(await codes('?limit=3&page=3')).toEqual([]);
    expect((await list('?page=0')).status).toBe(400);
  });

  test('belongs to the restaurant', async () => {
    const otherId = await testApp.addRestaurant(testRestaurantYaml('elsewhere'));
    const { body } = await testApp.call<PromoCodeList>('GET', '/promo-codes/public', {
      headers: { 'restaurant-id': otherId },
    });
    expect(body.docs.map(({ code }) => code)).not.toContain('NEWEST');
    await testApp.app.pool.query('update restaurants set deleted_at = now() where id = $1', [otherId]);
  });
});

describe('one code by its id', () => {
  const inRestaurant = () => ({ headers: { 'restaurant-id': restaurantId } });

  test('is returned with every field', async () => {
    const { status, body } = await testApp.call('GET', `/promo-codes/${ids.get('NEWEST')}`, inRestaurant());
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: ids.get('NEWEST'),
      code: 'NEWEST',
      type: 'PERCENTAGE_OFF',
      appliesTo: 'ORDER_TOTAL',
      description: 'Save with NEWEST.',
      value: 10,
      minimumOrder: 0,
      startsAt: '2026-03-04T12:00:00.000Z',
      endsAt: null,
      isActive: true,
      isPublic: true,
      maxRedemptions: 5,
      maxRedemptionsPerCustomer: null,
      createdAt: '2026-01-01T12:03:00.000Z',
    });
  });

  test.each(['HIDDEN', 'SWITCHEDOFF'])('%s is not found', async (code) => {
    expect((await testApp.call('GET', `/promo-codes/${ids.get(code)}`, inRestaurant())).status).toBe(404);
  });

  test('of another restaurant, unknown or malformed is refused', async () => {
    const otherId = await testApp.addRestaurant(testRestaurantYaml('third'));
    const headers = { 'restaurant-id': otherId };
    expect((await testApp.call('GET', `/promo-codes/${ids.get('NEWEST')}`, { headers })).status).toBe(404);
    expect((await testApp.call('GET', `/promo-codes/${newId()}`, inRestaurant())).status).toBe(404);
    expect((await testApp.call('GET', '/promo-codes/nonsense', inRestaurant())).status).toBe(400);
    const rows = await testApp.app.db.select().from(promoCodes).where(eq(promoCodes.code, 'NEWEST'));
    expect(rows).toHaveLength(1);
  });
});
