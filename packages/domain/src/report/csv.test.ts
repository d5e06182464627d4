import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../testing/soak.ts';
import { csvCell, csvFile } from './csv.ts';

/** Reads a file as RFC 4180 says. */
function parse(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = cells.exec(file); match !== null; match = cells.exec(file)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== '\r\n') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test.each([
  ['=HYPERLINK("https://evil.example","Open")', `"'=HYPERLINK(""https://evil.example"",""Open"")"`],
  ['+447700900318', `"'+447700900318"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['Okafor, Amara', '"Okafor, Amara"'],
  ['no "chilli"', '"no ""chilli"""'],
  ['a = b', '"a = b"'],
  // A reader that splits at semicolons leaves what is quoted whole.
  ['Amara;=1+1', '"Amara;=1+1"'],
  ['2026-11-20', '"2026-11-20"'],
  ['42.48', '42.48'],
  ['48', '48'],
  ['', ''],
])('%j becomes %j', (text, cell) => expect(csvCell(text)).toBe(cell));

test('a file is read back as it was, but for the apostrophes, and no cell begins a formula', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ';', 'a', 'é', '𝒳', '＝'),
  });
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(fc.oneof(hostile, fc.string()), { minLength: width, maxLength: width })),
    );
  fc.assert(
    fc.property(table, (rows) => {
      const file = csvFile(rows);
      expect(file.startsWith('\uFEFF')).toBe(true);
      const read = parse(file.slice(1));
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [index, row] of rows.entries()) {
        for (const [column, text] of row.entries()) {
          const cell = read[index]?.[column] ?? '';
          expect([text, `'${text}`]).toContain(cell);
          expect('=+-@\t\r\n＝'.includes(cell[0] ?? 'x')).toBe(false);
        }
      }
    }),
    { numRuns: rounds(300, 5_000) },
  );
});
