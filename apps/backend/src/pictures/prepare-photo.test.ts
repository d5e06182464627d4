import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';
import { jpegOf, jpegOfScans, portraitOnItsSide } from './testing/pictures.ts';

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes a JPEG of its own size', async (format) => {
  const given = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#204080' } })
    .toFormat(format)
    .toBuffer();
  const { bytes, ...size } = await preparePhoto(given);
  expect(size).toEqual({ width: 64, height: 32 });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', hasAlpha: false });
});

test('it stands upright, at most 2,000 px a side, and says nothing about who took it and where', async () => {
  const given = await portraitOnItsSide({ width: 3_000, height: 1_500 });
  expect((await sharp(given).metadata()).exif?.toString('latin1')).toContain('Nadia');
  const { bytes, width, height } = await preparePhoto(given);
  expect([width, height]).toEqual([1_000, 2_000]);
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
  expect(bytes.toString('latin1')).not.toMatch(/Nadia|Exif/);
});

test('what could be seen through is on white', async () => {
  const given = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer();
  const [red = 0, green = 0] = await sharp((await preparePhoto(given)).bytes)
    .raw()
    .toBuffer();
  expect([red, green]).toEqual([255, 255]);
});

test('it may get sharper in a hundred steps, and a film may hang on it', async () => {
  const film = Buffer.alloc(200_000, '\xff\xda\0\x08', 'latin1');
  expect(await preparePhoto(Buffer.concat([await jpegOfScans(100), film]))).toMatchObject({ width: 64 });
});

test.each([
  ['nothing', () => new Uint8Array(), /empty/],
  [
    'half a photo',
    async () => (await jpegOf(900, 700)).subarray(0, 3_000),
    /damaged, or a part of it is missing/,
  ],
  [
    'a page behind a photo',
    async () => Buffer.concat([await jpegOf(30, 30), Buffer.from('<html><script>alert(1)</script>')]),
    /holds a web page/,
  ],
  [
    'a bomb',
    () =>
      sharp({
        create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
        limitInputPixels: false,
      })
        .png()
        .toBuffer(),
    /9000 × 9000 px/,
  ],
  ['a photo that never gets sharp', () => jpegOfScans(101), /too many steps/],
  ['a HEIC of an iPhone', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /Most Compatible/],
])('%s is refused in words', async (_what, make, message) => {
  await expect((async () => preparePhoto(await make()))()).rejects.toThrow(message);
});
