import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileContent, optionContent } from '../testing/restaurant-file.ts';
import { rounds } from '../testing/soak.ts';
import { checkRestaurantFile } from './check-restaurant-file.ts';
import { nearest } from './nearest.ts';

type Path = readonly string[];
type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The path of every value in a content. */
function pathsOf(value: unknown, above: Path = []): Path[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([step, child]) => [
    [...above, step],
    ...pathsOf(child, [...above, step]),
  ]);
}

function parentOf(content: unknown, path: Path): Container {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (isContainer(at) ? at[step] : undefined), content);
  if (!isContainer(parent)) throw new Error(`There is nothing at ${path.join('.')}`);
  return parent;
}

const contents = fc
  .tuple(optionContent, optionContent)
  .map(([{ key: _key, ...group }, option]) =>
    fileContent([['shared'], [{ ...option, key: 'own' }, 'shared']], { shared: group }),
  );
const contentAndPath = contents.chain((content) =>
  fc.record({ content: fc.constant(content), path: fc.constantFrom(...pathsOf(content)) }),
);

test('a file as it is written has no problems', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(checkRestaurantFile(content)).toMatchObject({ isUsable: true, warnings: [] });
    }),
    { numRuns: rounds(20, 500) },
  );
});

test('whatever stands in one place, the file is usable or each problem is a sentence about a place in it', () => {
  fc.assert(
    fc.property(contentAndPath, fc.option(fc.jsonValue(), { nil: undefined }), ({ content, path }, value) => {
      const changed = structuredClone(content);
      const parent = parentOf(changed, path);
      const last = path.at(-1) ?? '';
      if (value !== undefined) parent[last] = value;
      else if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete parent[last];
      const checked = checkRestaurantFile(changed);
      if (checked.isUsable) return;
      expect(checked.problems.length).toBeGreaterThan(0);
      for (const problem of checked.problems) {
        expect(problem.message).toMatch(/^.+: .+\.$/s);
        expect(problem.message).not.toMatch(/undefined|expected|Invalid|\[object/);
        expect(() => parentOf(changed, problem.path)).not.toThrow();
      }
    }),
    { numRuns: rounds(100, 10_000) },
  );
});

const slip = fc.record({ at: fc.nat(20), isSwap: fc.boolean() });

test('a field that is misspelt by a letter is named', () => {
  fc.assert(
    fc.property(contentAndPath, slip, ({ content, path }, { at, isSwap }) => {
      const field = path.at(-1) ?? '';
      const isOfGroup = path.length === 2 && path[0] === 'optionGroups';
      fc.pre(/^[a-z]{5,}$/i.test(field) && !isOfGroup);
      const cut = 1 + (at % (field.length - 2));
      const swapped = `${field.slice(0, cut)}${field[cut + 1]}${field[cut]}${field.slice(cut + 2)}`;
      const written = isSwap ? swapped : field.slice(0, cut) + field.slice(cut + 1);
      fc.pre(written !== field);
      const changed = structuredClone(content);
      const parent = parentOf(changed, path);
      parent[written] = parent[field];
      delete parent[field];
      const checked = checkRestaurantFile(changed);
      const messages = checked.isUsable ? [] : checked.problems.map(({ message }) => message);
      const where = [...path.slice(0, -1), written].join('.');
      expect(messages).toContain(`${where} is not known here: write ${field}, or remove it.`);
    }),
    { numRuns: rounds(60, 5_000) },
  );
});

test.each([
  ['chutny', 'chutney'],
  ['CHUTNEY', 'chutney'],
  ['raita-large', undefined],
  ['nan', 'naan'],
  ['x', undefined],
])('nearest to %s is %s', (word, found) => {
  expect(nearest(word, ['chutney', 'naan', 'raita'])).toBe(found);
});
