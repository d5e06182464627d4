import { expect, test } from 'vitest';
import { measureParts, type Part } from './measure-parts.ts';
import type { Measured, Table } from './report.ts';
import { writeReport } from './report.ts';

const row: Measured = {
  what: 'home page',
  ours: '111 req/s',
  peer: null,
  ratio: null,
  value: 111,
  spread: 'exact',
  bar: 100,
  aim: 200,
  better: 'more',
};
const table: Table = { title: 'Two nodes beside one', head: ['what'], rows: [['restaurant by domain']] };

const failing: Part = {
  name: 'costs',
  measure: () => Promise.reject(new Error('This is not available at the moment.')),
};
const parts: readonly Part[] = [
  { name: 'rendering', measure: () => Promise.resolve({ measured: [row] }) },
  failing,
  { name: 'nodes', measure: () => Promise.resolve({ tables: [table] }) },
];

test('a part that fails takes nothing from the parts before and after it', async () => {
  const results = await measureParts(parts, () => undefined);
  expect(results.measured).toEqual([row]);
  expect(results.tables).toEqual([table]);
  expect(results.failures).toEqual([{ part: 'costs', reason: 'This is not available at the moment.' }]);
});

test('the report names the failed part beside the figures of the others', async () => {
  const report = writeReport('2 cores', await measureParts(parts, () => undefined));
  expect(report).toContain('| home page | 111 req/s |');
  expect(report).toContain('### Two nodes beside one');
  expect(report).toContain('- costs: This is not available at the moment.');
});

test('what is measured so far is kept after each part, also when a later one ends the process', async () => {
  const kept: string[] = [];
  await measureParts(parts, (results) => kept.push(writeReport('2 cores', results)));
  expect(kept).toHaveLength(3);
  expect(kept[0]).toContain('| home page | 111 req/s |');
  expect(kept[0]).not.toContain('Not measured');
});
