import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { preparePicture } from './prepare-picture.ts';
import { jpegOf, pngChunk, pngSignature, portraitOnItsSide } from './testing/pictures.ts';

const header = (width: number, height: number) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return pngChunk('IHDR', data);
};

test('a photo on its side stands upright, in sRGB, and says nothing about its maker', async () => {
  const photo = await portraitOnItsSide({ width: 400, height: 300 });
  const given = await sharp(photo).metadata();
  expect(given).toMatchObject({ width: 400, height: 300, orientation: 6 });
  expect(given.exif?.toString('latin1')).toContain('Nadia');

  const { bytes, width, height, hash } = await preparePicture(photo);
  expect({ width, height }).toEqual({ width: 300, height: 400 });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const stored = await sharp(bytes).metadata();
  expect(stored).toMatchObject({ format: 'jpeg', width: 300, height: 400, space: 'srgb' });
  expect([stored.exif, stored.xmp, stored.iptc, stored.icc, stored.orientation]).toEqual(
    Array(5).fill(undefined),
  );
  expect(bytes.toString('latin1')).not.toContain('Nadia');
  // Red stood on the left; turned by 90° it stands on top.
  const [r = 0, g = 0] = await sharp(bytes)
    .extract({ left: 140, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(r).toBeGreaterThan(g + 100);
});

test('colours of a wider profile come out as sRGB', async () => {
  const wide = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(wide).metadata()).icc).toBeDefined();
  const { colour } = await preparePicture(wide);
  expect(colour).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s is read, and its main colour found',
  async (format) => {
    const picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#204080' } })
      .toFormat(format)
      .toBuffer();
    const prepared = await preparePicture(picture);
    expect(prepared).toMatchObject({ width: 64, height: 32 });
    expect(prepared.colour).toMatch(/^#[12][0-9a-f][34][0-9a-f][78][0-9a-f]$/);
  },
);

test('what can be seen through stays so', async () => {
  const logo = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#20408000' } })
    .png()
    .toBuffer();
  expect(await sharp((await preparePicture(logo)).bytes).metadata()).toMatchObject({ hasAlpha: true });
});

test('the same file has the same hash, whatever it is stored as', async () => {
  const photo = await jpegOf(60, 40);
  const [first, second] = [await preparePicture(photo), await preparePicture(photo)];
  expect(second).toEqual(first);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const animation = async (format: 'webp' | 'gif') =>
  sharp(
    await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .toFormat(format)
    .toBuffer();

describe('refused, with what to do', () => {
  const files: Readonly<Record<string, readonly [RegExp, () => Promise<Uint8Array> | Uint8Array]>> = {
    'an empty file': [/empty: save/, () => new Uint8Array()],
    'more than 20 MB': [
      /has 21 MB: save it with at most 20 MB/,
      () => Buffer.alloc(20 * 1024 * 1024 + 1, 0xff),
    ],
    'an SVG': [/SVG drawing.*save the picture as JPEG/, () => Buffer.from(svg)],
    'an SVG behind its declaration': [/SVG drawing/, () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    'HTML with the name of a photo': [/web page, not a picture/, () => Buffer.from('<!doctype html><p>')],
    'a GIF': [/GIF: save the picture as JPEG/, () => gif],
    'a film': [/film/, () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2')],
    'a photo of an iPhone': [
      /HEIC.*Most Compatible/,
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    ],
    'a PDF': [/PDF/, () => Buffer.from('%PDF-1.7\n')],
    'a text': [/no picture: save/, () => Buffer.from('lamb')],
    'a moving WebP': [/moves: save one of its frames/, () => animation('webp')],
    'a moving PNG': [
      /moves/,
      async () => {
        const png = await sharp(await jpegOf(20, 20))
          .png()
          .toBuffer();
        const ahead = pngSignature.length + header(20, 20).length;
        return Buffer.concat([
          png.subarray(0, ahead),
          pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
          png.subarray(ahead),
        ]);
      },
    ],
    'half a JPEG': [/damaged, or a part of it is missing/, async () => (await noise()).subarray(0, 4_000)],
    'half a PNG': [
      /damaged/,
      async () =>
        (
          await sharp(await noise())
            .png()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    'the first bytes alone': [/damaged at its beginning/, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    'huge measures in a header': [
      /30000 × 30000 px: save it with at most 50 megapixels/,
      () =>
        Buffer.concat([
          pngSignature,
          header(30_000, 30_000),
          pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
          pngChunk('IEND', Buffer.alloc(0)),
        ]),
    ],
    'a bomb: a few kB that unfold to 64 megapixels': [/8000 × 8000 px/, () => bomb(8_000, 8_000)],
    'a side that WebP cannot write': [/20000 × 100 px.*16000 px on a side/, () => bomb(20_000, 100)],
    'a photo with a page behind it': [
      /holds a web page/,
      async () => Buffer.concat([await jpegOf(30, 30), Buffer.from('<HTML><script>alert(1)</script>')]),
    ],
    'a photo with a program in its comment': [
      /holds a web page, a program/,
      async () => {
        const photo = await jpegOf(30, 30);
        const comment = Buffer.from('\xff\xfe\0\x1c<?php system($_GET[0]);  ?>', 'latin1');
        return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
      },
    ],
    'a photo with an archive behind it': [
      /an archive too/,
      async () => Buffer.concat([await jpegOf(30, 30), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    ],
  };

  test.each(Object.entries(files))('%s', async (_name, [message, make]) => {
    await expect(preparePicture(await make())).rejects.toThrow(message);
  });
});

test('bytes that change at random are refused in words, or still a picture', async () => {
  const photo = await noise();
  for (let round = 0; round < 12; round++) {
    const hurt = Buffer.from(photo);
    for (const byte of randomBytes(6)) hurt[Math.floor((byte / 256) * hurt.length)] = byte;
    const outcome = await preparePicture(hurt).then(
      ({ width }) => width,
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    );
    expect(['PictureRefused', expect.any(Number)]).toContainEqual(outcome);
  }
});

const noise = () =>
  sharp(randomBytes(120 * 90 * 3), { raw: { width: 120, height: 90, channels: 3 } })
    .jpeg()
    .toBuffer();

/** A PNG of one colour, whose content is packed a thousand times. */
function bomb(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
