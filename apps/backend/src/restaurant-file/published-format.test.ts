import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weekdays } from '@tiffin/domain';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoFolder } from '../files.ts';
import { parseRestaurantFile } from './parse.ts';

const schemaFile = join(import.meta.dirname, '../../generated/restaurant-file.schema.json');

const ajv = new Ajv({ allErrors: true });
// The package is CommonJS and puts its function under `default` as well.
addFormatsModule.default(ajv);
const schema: object = JSON.parse(readFileSync(schemaFile, 'utf8'));
const isRestaurantFile = ajv.compile(schema);

const read = (name: string) => readFileSync(join(demoFolder, name), 'utf8');
const guide = read('README.md');
const [example = '', areas = ''] = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, yaml = '']) => yaml,
);
const exampleWithAreas = example.replace(
  / {2}deliveryTerms:.*\n( {4}.*\n)+/,
  areas.replace(/^(?=.)/gm, '  '),
);
const files = [
  ...readdirSync(demoFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, yaml: read(name) })),
  { name: 'the example of the guide', yaml: example },
  { name: 'the example with areas', yaml: exampleWithAreas },
];

describe.each(files)('$name', ({ yaml, name }) => {
  test('is a restaurant without a warning, but for allergens that are not stated on purpose', () => {
    const { warnings } = parseRestaurantFile(yaml, name);
    expect(warnings.filter((text) => !text.includes('customers read "not stated"'))).toEqual([]);
  });

  test('has nothing that an editor would mark', () => {
    isRestaurantFile(parse(yaml));
    expect(isRestaurantFile.errors ?? []).toEqual([]);
  });
});

test('the areas of the guide take the place of its delivery terms', () => {
  const { settings } = parseRestaurantFile(exampleWithAreas, 'README.md').file;
  expect(settings.deliveryTerms).toBeUndefined();
  expect(settings.areas?.map(({ name }) => name)).toEqual([
    ...['City centre', 'Headingley', 'Rest of Leeds', 'Nearby'],
  ]);
});

test('an editor marks what the import refuses', () => {
  expect(isRestaurantFile(parse(example.replace('heat: 2', 'heat: 9')))).toBe(false);
  expect(isRestaurantFile(parse(example.replace('kcal: 430', 'kcla: 430')))).toBe(false);
  expect(isRestaurantFile(parse(example.replace('contains: [milk]', 'contains: [milk, milk]')))).toBe(false);
});

/** The names of all fields that a schema knows, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'properties' ? Object.keys(value) : []),
    ...fieldsOf(value),
  ]);
}

test('the guide explains every field', () => {
  const fields = [...new Set(fieldsOf(schema))].filter((name) => !weekdays.some((day) => day === name));
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.filter((name) => !new RegExp(`\\b${name}:`).test(guide))).toEqual([]);
});
