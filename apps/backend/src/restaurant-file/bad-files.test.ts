import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { parseRestaurantFile, RestaurantFileError } from './parse.ts';

// Each paragraph of bad-files.txt: what is wrong, the text of a good file, what stands there instead, all messages.
const kinds = readFileSync(join(import.meta.dirname, 'bad-files.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((paragraph) => {
    const [name = '', good = '', bad = '', ...messages] = paragraph.split('\n');
    return { name, good: written(good), bad: written(bad), messages };
  });

function written(line: string): string {
  return line.slice(2).replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}

test.each(kinds)('$name: each message as it is written down', ({ good, bad, messages }) => {
  const yaml = testRestaurantYaml();
  expect(yaml).toContain(good);
  expect(() => parseRestaurantFile(yaml.replace(good, bad), 'menu.yaml')).toThrow(
    new RestaurantFileError(messages),
  );
});

test('dozens of kinds are written down', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(60);
});
