import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoFolder } from '../files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function importMenu(files: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${inject('bundle')}import-menu.js`, ...files],
    {
      env: { DATABASE_URL: database.url, FOUNDATION_ID: '5f0c0ffee0ddba11ca7e0001', ...environment },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('imports, says what changed, and imports again without a change', () => {
  const file = join(demoFolder, 'saffron.yaml');
  expect(importMenu([file])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^Saffron & Smoke: \d+ dishes, menu updated \(restaurant [0-9a-f]{24}\)\n {2}warning: saffron\.yaml:\d+:9: Butcher’s skewer: [^\n]+\n$/,
    ),
  });
  expect(importMenu([file]).stdout).toContain('menu unchanged');
});

test('says what it has kept and how to write the file, and does so when asked', async () => {
  const file = join(demoFolder, 'forno.yaml');
  const restaurantId = /restaurant ([0-9a-f]{24})/.exec(importMenu([file]).stdout)?.[1];
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('update restaurants set is_active = false, min_order_price = 2050 where id = $1', [
    restaurantId,
  ]);
  const { stdout } = importMenu([file]);
  const isOfAllergens = (line: string) => line.includes('"not stated" for the allergens');
  expect(
    stdout
      .split('\n')
      .slice(1)
      .filter((line) => !isOfAllergens(line)),
  ).toEqual([
    '  kept isActive: false (the file says true)',
    expect.stringMatching(/^ {2}kept minOrderPrice: 20\.50 \(the file says \d+\.\d\d\)$/),
    '  To write what the file says instead, import it with --reset-settings.',
    '',
  ]);
  expect(importMenu([file, '--reset-settings']).stdout).not.toContain('kept');
  const { rows } = await client.query('select is_active from restaurants where id = $1', [restaurantId]);
  expect(rows).toEqual([{ is_active: true }]);
  await client.end();
});

test('warns of a dish that can cost nothing, with its line, and imports it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'menu-')), 'free.yaml');
  const yaml = testRestaurantYaml('free').replace('price: 9.5', 'price: 0');
  const warningsIn = (stdout: string) =>
    stdout.split('\n').filter((line) => line.includes('warning') && !line.includes('"not stated"'));
  writeFileSync(file, yaml);
  const line = yaml.split('\n').indexOf('        price: 0') + 1;
  const { status, stdout } = importMenu([file]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The free: 4 dishes, menu updated /);
  expect(warningsIn(stdout)).toEqual([
    `  warning: free.yaml:${line}:9: Curry can be ordered for £0.00: give the dish a price, or each choice of a required option.`,
  ]);
  // Its required choices may carry the price instead.
  writeFileSync(
    file,
    yaml
      .replace('name: Plain,', 'name: Plain, price: 9.5,')
      .replace('name: Sold out,', 'name: Sold out, price: 9.5,'),
  );
  expect(warningsIn(importMenu([file]).stdout)).toEqual([]);
});

test.each<[string, readonly string[], Record<string, string>, RegExp]>([
  [
    'an unknown option',
    ['x.yaml', '--force'],
    {},
    /^The only option is --reset-settings: leave the others out\.$/,
  ],
  ['no file', [], {}, /^Name the file to import: /],
  [
    'a file that is not there',
    ['/nowhere/menu.yaml'],
    {},
    /^There is no file \/nowhere\/menu\.yaml: check the path\.$/,
  ],
  ['a folder', [demoFolder], {}, /^\/.+demo is a folder: name the YAML file in it\.$/],
  ['a file that is no restaurant', [join(demoFolder, 'README.md')], {}, /^README\.md:\d+:\d+: /],
  [
    'no database',
    ['x.yaml'],
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' },
    /^The database at 127\.0\.0\.1:9 cannot be reached/,
  ],
  ['a wrong tenant', ['x.yaml'], { FOUNDATION_ID: 'mine' }, /^FOUNDATION_ID is not valid: /],
])('%s is explained in one sentence', (_name, files, environment, message) => {
  const { status, stderr } = importMenu(files, environment);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(message);
  expect(stderr).not.toContain('    at ');
});
