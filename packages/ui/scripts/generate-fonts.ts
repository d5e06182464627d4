/**
 * Cuts the two variable families down to what the storefront sets, and writes them beside the theme; and one weight of the
 * serif for the backend, which draws names into pictures.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const output = join(import.meta.dirname, '../src/theme/fonts');
const drawnOutput = join(import.meta.dirname, '../../../apps/backend/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const letters = range(0x41, 0x5a) + range(0x61, 0x7a);
const digits = range(0x30, 0x39);

/** Names of dishes and people, addresses, prices: all that body text may hold. */
const textCharacters = `${range(0x20, 0x7e)}\u00a0£€©®°·×½éèêëçñüöäàáâãåíîïóôõúûæœøßÉÈÀÁÇÑÖÜÅÆØ–—‘’“”•…−`;

/** Titles and dish names: letters with Western European accents, digits, plain punctuation. */
const titleCharacters = `${letters}${digits} &,.:;!?’“”'()-–£%/·…éèêçñüöäàáâíîóôúûÉÈ`;

// `rvrn` and `rclt` choose the letterforms that WONK 0 asks for; without them the ampersand has its swash.
const features = ['kern', 'mark', 'ccmp', 'liga', 'tnum', 'rvrn', 'rclt'];

interface Cut {
  file: string;
  source: string;
  characters: string;
  variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
}

const cuts: Cut[] = [
  {
    file: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    characters: titleCharacters,
    variationAxes: { SOFT: 100, WONK: 0, opsz: { min: 18, max: 144 }, wght: { min: 400, max: 560 } },
  },
  {
    file: 'fraunces-ampersand-italic.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    characters: '&',
    variationAxes: { SOFT: 100, WONK: 0, opsz: 144, wght: 380 },
  },
  {
    file: 'instrument-sans.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: textCharacters,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** All fonts together (quality: performance). */
const byteBudget = 60_000;

let total = 0;
for (const { file, source, characters, variationAxes } of cuts) {
  const original = await readFile(require.resolve(source));
  const font = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(join(output, file), font);
  total += font.byteLength;
  console.log(`${file}  ${font.byteLength} bytes`);
}
// Every Latin letter: a name may be Polish or Turkish. Each of these files has a part of them.
const drawnCharacters = range(0x20, 0x7e) + range(0xa0, 0x24f) + range(0x1e00, 0x1eff) + textCharacters;
for (const script of ['latin', 'latin-ext']) {
  const source = `@fontsource-variable/fraunces/files/fraunces-${script}-full-normal.woff2`;
  const font = await subsetFont(await readFile(require.resolve(source)), drawnCharacters, {
    targetFormat: 'truetype',
    variationAxes: { SOFT: 100, WONK: 0, opsz: 144, wght: 500 },
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(join(drawnOutput, `fraunces-${script}.ttf`), font);
}

console.log(`total  ${total} of ${byteBudget} bytes`);
if (total > byteBudget) {
  console.error(
    'The fonts are over their budget: take characters or axes away in scripts/generate-fonts.ts.',
  );
  process.exitCode = 1;
}
