import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idFromKey } from '../../ids.ts';
import { parseRestaurantFile } from '../../restaurant-file/parse.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

const demoFile = new URL('../../../demo/saffron.yaml', import.meta.url);
const demoDishes = parseRestaurantFile(
  readFileSync(demoFile, 'utf8'),
  'saffron.yaml',
).file.categories.flatMap(({ items }) => items);
const wordsOf = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split(/\s+/)))];
const nameWords = wordsOf(demoDishes.map(({ name }) => name));
const descriptionWords = wordsOf(demoDishes.map(({ description }) => description));

/** Different dishes in the demo's words: copies of a few would compress far better than a real menu. */
function differentDishes(count: number) {
  let state = 7;
  const next = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const some = (words: readonly string[], length: number) =>
    Array.from({ length }, () => words[next(words.length)] ?? '').join(' ');
  return Array.from({ length: count }, (_, position) => {
    const name = some(nameWords, 3);
    return {
      position,
      name,
      description: some(descriptionWords, 10 + next(5)),
      photoUrl: `/dishes/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${next(1_000)}.webp`,
      price: 300 + next(2_000),
      isAvailable: next(20) > 0,
      dietary: next(3) === 0 ? ['vegetarian'] : [],
      heat: next(4),
      kcal: 100 + next(1_000),
    };
  });
}

test.each([80, 560, 5_040])('of %i dishes takes at most 120 bytes for each', async (count) => {
  const restaurantId = await backend.addRestaurant(testRestaurantYaml(`large-${count}`));
  const dishes = differentDishes(count).map((dish) => ({
    ...dish,
    id: idFromKey(restaurantId, 'item', `large-${dish.position}`),
  }));
  expect(new Set(dishes.map(({ description }) => description)).size).toBe(count);
  const letters = dishes.reduce((sum, { description }) => sum + description.length, 0);
  expect(letters / count).toBeGreaterThan(75);
  await backend.app.pool.query(
    `insert into menu_categories (id, restaurant_id, name, short_name, description, position)
     select substr(md5($1 || position), 1, 24), $1, 'Category ' || position, 'Short ' || position, '', 10 + position
     from generate_series(0, 5) position`,
    [restaurantId],
  );
  await backend.app.pool.query(
    `insert into menu_items (id, category_id, restaurant_id, name, description, photo_url, price, is_available,
       dietary, heat, kcal, position)
     select dish->>'id', substr(md5($1 || (dish->>'position')::int % 6), 1, 24), $1, dish->>'name',
       dish->>'description', dish->>'photoUrl', (dish->>'price')::int, (dish->>'isAvailable')::boolean,
       array(select json_array_elements_text(dish->'dietary')), (dish->>'heat')::int, (dish->>'kcal')::int,
       (dish->>'position')::int
     from json_array_elements($2::json) dish`,
    [restaurantId, JSON.stringify(dishes)],
  );
  const request = new Request(`http://backend.test/restaurants/${restaurantId}/menu-index`, {
    headers: { 'foundation-id': backend.app.env.FOUNDATION_ID },
  });
  const bytes = Buffer.from(await (await backend.fetch(request)).arrayBuffer());
  expect(bytes.toString()).toContain(dishes.at(-1)?.description);
  expect(gzipSync(bytes).length / count).toBeLessThanOrEqual(120);
});
