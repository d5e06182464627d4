import { join } from 'node:path';
import sharp from 'sharp';
import { fontsFolder } from '../../files.ts';

// Both have the family's name: what one lacks comes from the other, and after them from the fonts of the machine.
const fontFiles = ['fraunces-latin.ttf', 'fraunces-latin-ext.ttf'].map((file) => join(fontsFolder, file));

interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws words as large as they fit into a box; null where the fonts lack one of their letters. A sign that they lack, such as
 * an emoji, is left out.
 */
export async function drawWords(text: string, colour: string, box: Box): Promise<Buffer | null> {
  const missing = await missingSigns(text.normalize('NFC'));
  if (missing.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return null;
  const words = [...text.normalize('NFC')]
    .filter((sign) => !missing.includes(sign))
    .join('')
    .trim();
  if (words === '') return null;
  const markup = `<span foreground="${colour}">${escaped(words)}</span>`;
  return sharp({ text: { ...ownFont(), text: markup, ...box, rgba: true, wrap: 'word-char' } })
    .png()
    .toBuffer();
}

const ownFont = () => ({ font: 'Fraunces', fontfile: fontFiles[0] ?? '' });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

let loading: Promise<unknown> | undefined;
const known = new Map<string, Promise<boolean>>();

/** The signs of a text that have a shape in none of the fonts. */
async function missingSigns(text: string): Promise<string[]> {
  // A drawing with a file adds it to the fonts of the process.
  loading ??= Promise.all(
    fontFiles.map((fontfile) => sharp({ text: { text: 'a', font: 'Fraunces', fontfile } }).metadata()),
  );
  await loading;
  // What changes the sign before it has no shape of its own.
  const signs = [...new Set(text)].filter((sign) => !/[\s\p{M}\p{Cc}\p{Cf}]/u.test(sign));
  const found = await Promise.all(signs.map(async (sign) => ((await hasShape(sign)) ? [] : [sign])));
  return found.flat();
}

function hasShape(sign: string): Promise<boolean> {
  const found = known.get(sign);
  if (found !== undefined) return found;
  // Names are few; someone who tries every sign there is costs this much at most.
  if (known.size > 2_000) known.clear();
  const asked = isDrawn(sign);
  known.set(sign, asked);
  return asked;
}

// In place of a sign without a shape stands a box with its number: as large as that of a number which is no sign.
const noSigns = { short: '\u0378', long: '\u{3fffe}' };

async function isDrawn(sign: string): Promise<boolean> {
  const noSign = sign.length === 1 ? noSigns.short : noSigns.long;
  const [drawn, box] = await Promise.all([sizeOf(sign), sizeOf(noSign)]);
  return drawn.width !== box.width || drawn.height !== box.height;
}

async function sizeOf(sign: string): Promise<Box> {
  const { width, height } = await sharp({
    text: { ...ownFont(), font: 'Fraunces 100', text: escaped(sign), dpi: 144 },
  }).metadata();
  return { width, height };
}
