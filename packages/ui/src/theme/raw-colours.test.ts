import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Where the values of the tokens themselves stand. */
const tokens = ['packages/ui/src/theme/tokens.css.ts', 'packages/mail/src/look/mail-colours.ts'];

const namedColours =
  'aqua|black|blue|brown|crimson|cyan|fuchsia|gold|gr[ae]y|green|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|tan|teal|tomato|violet|white|yellow';

/** A colour that no token names: `#fff`, `oklch(…)`, or a name among a property's values. */
const rawColour = new RegExp(
  String.raw`#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|['"\x60 (,](?:dark|light)?(?:${namedColours})\b(?=[^'"\x60]*['"\x60])`,
  'i',
);

const withoutComments = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/\/\/.*/g, '');

/** The lines with a raw colour, as "file:line: text". */
const rawColoursOf = (file: string, code: string): readonly string[] =>
  withoutComments(code)
    .split('\n')
    .flatMap((line, index) => (rawColour.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const styleSheets = ['packages/ui/src', 'apps/storefront/src', 'apps/counter/src', '.storybook']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.css.ts'));

/** Mails have no style sheets of vanilla-extract: all their styles are objects in this folder. */
const mailStyles = filesIn('packages/mail/src/look').filter((file) => !file.endsWith('.test.ts'));

test('every colour of a style is a token: vars.color, currentColor or transparent', () => {
  expect(styleSheets.length).toBeGreaterThan(60);
  expect(mailStyles.length).toBeGreaterThan(4);
  const found = [...styleSheets, ...mailStyles]
    .filter((file) => !tokens.includes(file))
    .flatMap((file) => rawColoursOf(file, readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  "color: '#c0ffee'",
  "background: 'rgb(0 0 0 / 50%)'",
  'background: `linear-gradient(oklch(0.3 0.1 40), transparent)`',
  'background: `linear-gradient(white, transparent)`',
  "border: '1px solid white'",
  "color: 'darkred'",
])('%s is a raw colour', (line) => {
  expect(rawColoursOf('Any.css.ts', line)).toHaveLength(1);
});

test.each([
  'color: vars.color.ink',
  "border: '1px solid currentColor'",
  "background: 'color-mix(in oklch, currentColor 25%, transparent)'",
  '// A red border',
])('%s is none', (line) => {
  expect(rawColoursOf('Any.css.ts', line)).toEqual([]);
});
