import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './stack/settings.ts';

/** One reference found in a file, and what it leads to. */
interface Reference {
  readonly file: string;
  readonly text: string;
  readonly isKnown: boolean;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16_000_000,
})
  .split('\0')
  .filter((file) => file !== 'scripts/references.test.ts')
  .filter((file) => /\.(?:tsx?|mjs|mdx?|yaml)$/.test(file) && existsSync(join(root, file)));

/** The headings of docs/specification.md: a section's number with the names of its parts. */
const sections = new Map(
  read('docs/specification.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [
      Number.parseInt(section, 10),
      [...section.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name),
    ]),
);

const records = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10)));

/** References to the specification: a section, or a section and one of its headings. */
function toSpecification(file: string, text: string): readonly Reference[] {
  // A heading's name begins with a capital: "spec §8, first reading" names a section only.
  const found = text.matchAll(/\b[Ss]pec §(\d+)(?:, ([A-Z][a-z-]+(?: [a-z-]+)*))?/g);
  return [...found].map(([whole, section, heading]) => {
    const headings = sections.get(Number(section));
    const isKnown = headings !== undefined && (heading === undefined || headings.includes(heading));
    return { file, text: whole, isKnown };
  });
}

/** References to decision records: "record 28", "records 3, 10 and 16", "record 0028". */
function toRecords(file: string, text: string): readonly Reference[] {
  const lists = text.matchAll(/\brecords? (\d{1,4}(?:(?:, | and | to )\d{1,4})*)\b/gi);
  return [...lists].flatMap(([whole, numbers = '']) =>
    numbers
      .split(/, | and | to /)
      .map((number) => ({ file, text: whole, isKnown: records.has(Number(number)) })),
  );
}

// A comment's lines, joined: a reference may be broken over two of them.
const joined = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
const unknown = (references: readonly Reference[]) =>
  references.filter(({ isKnown }) => !isKnown).map(({ file, text }) => `${file}: ${text}`);

test('every reference to the specification leads to a heading of docs/specification.md', () => {
  const references = files.flatMap((file) => toSpecification(file, joined(read(file))));
  expect(references.length).toBeGreaterThan(80);
  expect(unknown(references)).toEqual([]);
});

test('every reference to a decision record leads to one', () => {
  const references = files
    .filter((file) => !file.startsWith('docs/decisions/'))
    .flatMap((file) => toRecords(file, joined(read(file))));
  expect(references.length).toBeGreaterThan(20);
  expect(unknown(references)).toEqual([]);
});

test('a decision record has at most 45 lines and refers to records that exist', () => {
  const texts = files
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => ({ file, text: read(file) }));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter(({ text }) => text.trimEnd().split('\n').length > 45).map(({ file }) => file)).toEqual(
    [],
  );
  // The records that it holds are those that were merged into it.
  const references = texts.flatMap(({ file, text }) =>
    toRecords(file, joined(text).replace(/holds records? [\d, and]+/, '')),
  );
  expect(unknown(references)).toEqual([]);
});

test('the index of records names each of them once', () => {
  const named = [...read('docs/decisions/README.md').matchAll(/\]\((\d{4}-[a-z-]+\.md)\)/g)].map(
    ([, name]) => name,
  );
  const there = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
  expect(named.toSorted()).toEqual(there.toSorted());
});

test('a reference to a heading that is not there is found', () => {
  expect(unknown(toSpecification('a.ts', '(Spec §4, Basket)'))).toEqual(['a.ts: Spec §4, Basket']);
  expect(unknown(toSpecification('a.ts', '(spec §12)'))).toEqual(['a.ts: spec §12']);
  expect(unknown(toSpecification('a.ts', '(spec §8, first reading; Spec §4, Open status)'))).toEqual([]);
  expect(unknown(toRecords('a.ts', 'see records 3 and 9999'))).toEqual(['a.ts: records 3 and 9999']);
});
