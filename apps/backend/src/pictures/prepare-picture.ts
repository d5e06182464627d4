import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PictureRefused } from './picture-refused.ts';
import { isAnimated, recogniseFormat, refusePolyglot } from './recognise-format.ts';

// One picture at a time and nothing kept: pictures are rare, and requests need the processors.
sharp.concurrency(1);
sharp.cache(false);

// The most bytes of a picture.
const maxPictureBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;
// The longest side that WebP can write is 16,383.
const maxSide = 16_000;

/** A picture as it is stored: upright, in sRGB, without anything about who took it and where. */
export interface PreparedPicture {
  /** SHA-256 of the file as it was given, in hex. */
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Its main colour, as `#a0522d`. */
  readonly colour: string;
}

// The SHA-256 by which a picture is known.
const pictureHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Checks a picture by its content and prepares it for storing; throws PictureRefused with what to do. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.length === 0) throw new PictureRefused('this file is empty: save the picture again.');
  checkSize(bytes.length);
  const format = recogniseFormat(bytes);
  refusePolyglot(bytes);
  await checkHeader(bytes, format);
  try {
    // libvips reads a file once: upright and in sRGB first, then everything else is made of that.
    const upright = sharp(bytes, decoding).autoOrient().toColourspace('srgb').timeout({ seconds: 60 });
    const { isOpaque, dominant } = await sharp(
      await upright.clone().resize(320, 320, { fit: 'inside', withoutEnlargement: true }).png().toBuffer(),
    ).stats();
    const { data, info } = await (isOpaque
      ? upright.removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
      : upright.webp({ quality: 95, alphaQuality: 100, effort: 2 })
    ).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { hash: pictureHash(bytes), bytes: data, width, height, colour: hexColour(dominant) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new PictureRefused(
      'this picture is damaged, or a part of it is missing: copy it from the camera again, or open and save it again.',
    );
  }
}

/** Refuses a picture that is too large to be read at all. */
export function checkSize(bytes: number): void {
  if (bytes <= maxPictureBytes) return;
  const size = Math.ceil(bytes / 1024 / 1024);
  throw new PictureRefused(`this picture has ${size} MB: save it with at most 20 MB.`);
}

// Small oddities of cameras pass; what is cut off or broken does not.
const decoding = { limitInputPixels: maxPixels, failOn: 'error' } as const;

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

const hexColour = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
