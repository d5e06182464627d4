// Makes the demo's dish pictures out of Fluent Emoji 3D (MIT). Run it after a change here and commit the pictures:
//   node apps/storefront/scripts/prepare-dishes.ts

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Picture name to code point. A dish gets one only if it could look like it; several may share one. */
const pictures: Readonly<Record<string, string>> = {
  baguette: '1f956',
  beer: '1f37a',
  bhaji: '1f9c6',
  broccoli: '1f966',
  burger: '1f354',
  cake: '1f370',
  carrot: '1f955',
  cocktail: '1f378',
  coffee: '2615',
  cooler: '1f379',
  curry: '1f35b',
  custard: '1f36e',
  dumplings: '1f95f',
  fries: '1f35f',
  lamb: '1f356',
  milk: '1f95b',
  moilee: '1f958',
  naan: '1fad3',
  oyster: '1f9aa',
  pilau: '1f35a',
  pizza: '1f355',
  prawns: '1f990',
  'red-wine': '1f377',
  roll: '1f32f',
  smoothie: '1f964',
  'sparkling-wine': '1f37e',
  teapot: '1fad6',
  tikka: '1f357',
};

// The originals are 256 px with a margin of 16: a larger square would only be a blurred one.
const side = 224;
const maxBytes = 12_000;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

const assets = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
const target = join(import.meta.dirname, '..', 'public', 'dishes');

mkdirSync(target, { recursive: true });
for (const [name, code] of Object.entries(pictures)) {
  const original = sharp(join(assets, `${code}.webp`)).ensureAlpha();
  const { data, info } = await original.raw().toBuffer({ resolveWithObject: true });
  limitBlue(data);
  const bytes = await onSquare(data, info);
  if (bytes.length > maxBytes)
    throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${maxBytes}`);
  writeFileSync(join(target, `${name}.webp`), bytes);
}

/** Takes the violet shading off, in place: blue at most 0.9 times green plus 12. */
function limitBlue(pixels: Buffer): void {
  for (let index = 0; index < pixels.length; index += 4) {
    const [green = 0, blue = 0] = pixels.subarray(index + 1, index + 3);
    pixels[index + 2] = Math.min(blue, Math.round(0.9 * green) + 12);
  }
}

/** Crops to what is visible and stands it at the bottom centre of a square. */
async function onSquare(pixels: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const box = visibleBox(pixels, size);
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .extract(box)
    .resize(side, side, { fit: 'contain', position: 'bottom', background: transparent })
    .webp({ quality: 80, alphaQuality: 90, effort: 6 })
    .toBuffer();
}

function visibleBox(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
