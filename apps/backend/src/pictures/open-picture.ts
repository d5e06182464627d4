import sharp, { type Sharp } from 'sharp';
import { PictureRefused } from './picture-refused.ts';
import { isAnimated, recogniseFormat, refuseManyScans, refusePolyglot } from './recognise-format.ts';

// One picture at a time and nothing kept: pictures are rare, and requests need the processors.
sharp.concurrency(1);
sharp.cache(false);

const maxPixels = 50_000_000;
// The longest side that WebP can write is 16,383.
const maxSide = 16_000;

// Small oddities of cameras pass; what is cut off or broken does not.
const decoding = { limitInputPixels: maxPixels, failOn: 'error' } as const;

/**
 * Checks a picture by its content and makes something of it, upright and in sRGB, without anything about who took it and
 * where; throws PictureRefused with what to do.
 */
export async function openPicture<Made>(
  bytes: Uint8Array,
  make: (upright: Sharp) => Promise<Made>,
): Promise<Made> {
  if (bytes.length === 0) throw new PictureRefused('this file is empty: save the picture again.');
  const format = recogniseFormat(bytes);
  refusePolyglot(bytes);
  if (format === 'jpeg') refuseManyScans(bytes);
  await checkHeader(bytes, format);
  try {
    return await make(sharp(bytes, decoding).autoOrient().toColourspace('srgb').timeout({ seconds: 60 }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new PictureRefused(
      'this picture is damaged, or a part of it is missing: copy it from the camera again, or open and save it again.',
    );
  }
}

async function checkHeader(bytes: Uint8Array, format: ReturnType<typeof recogniseFormat>): Promise<void> {
  const header = await sharp(bytes, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isWhatItSays = header?.format === format || (format === 'avif' && header?.format === 'heif');
  if (header === null || !isWhatItSays) {
    throw new PictureRefused(
      'this picture is damaged at its beginning: copy it from the camera again, or open and save it again.',
    );
  }
  if (isAnimated(bytes, format) || (header.pages ?? 1) > 1)
    throw new PictureRefused('this picture moves: save one of its frames as a still picture.');
  const { width, height } = header;
  if (Math.max(width, height) > maxSide || width * height > maxPixels) {
    throw new PictureRefused(
      `this picture is ${width} × ${height} px: save it with at most 50 megapixels and ${maxSide} px on a side.`,
    );
  }
}
