import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { openPicture } from './open-picture.ts';
import { PictureRefused } from './picture-refused.ts';

// The most bytes of a picture.
const maxPictureBytes = 20 * 1024 * 1024;

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
  checkSize(bytes.length);
  return openPicture(bytes, async (upright) => {
    // libvips reads a file once: upright and in sRGB first, then everything else is made of that.
    const { isOpaque, dominant } = await sharp(
      await upright.clone().resize(320, 320, { fit: 'inside', withoutEnlargement: true }).png().toBuffer(),
    ).stats();
    const { data, info } = await (isOpaque
      ? upright.removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
      : upright.webp({ quality: 95, alphaQuality: 100, effort: 2 })
    ).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { hash: pictureHash(bytes), bytes: data, width, height, colour: hexColour(dominant) };
  });
}

/** Refuses a picture that is too large to be read at all. */
export function checkSize(bytes: number): void {
  if (bytes <= maxPictureBytes) return;
  const size = Math.ceil(bytes / 1024 / 1024);
  throw new PictureRefused(`this picture has ${size} MB: save it with at most 20 MB.`);
}

const hexColour = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
