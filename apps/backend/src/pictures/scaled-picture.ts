import { type PhotoWidth, photoWidths } from '@tiffin/domain';
import sharp from 'sharp';
import type { AppContext } from '../context.ts';

type Pictures = Pick<AppContext, 'pictures' | 'singleFlight'>;

/** The formats in which pictures are shown. */
export type ShownFormat = 'webp' | 'avif';

/**
 * A picture in one of the widths; null where its bytes are not in the store. What no job has made yet is made here, once, and
 * kept: callers who ask at the same moment share the work.
 */
export function scaledPicture(
  { pictures, singleFlight }: Pictures,
  hash: string,
  width: PhotoWidth,
  format: ShownFormat,
): Promise<Buffer<ArrayBuffer> | null> {
  const part = `${width}.${format}` as const;
  return singleFlight(`picture ${hash} ${part}`, async () => {
    const kept = await pictures.read(hash, part);
    if (kept !== null) return kept;
    const original = await pictures.read(hash, 'original');
    if (original === null) return null;
    const scaled = await scale(original, width, format);
    await pictures.write(hash, part, scaled);
    return scaled;
  });
}

/** Makes a picture in every width and format that is not there yet; false where its bytes are not in the store. */
export async function scaleInEveryWidth(
  app: Pictures & { readonly env: Pick<AppContext['env'], 'PICTURES_AVIF'> },
  hash: string,
): Promise<boolean> {
  const formats: readonly ShownFormat[] = app.env.PICTURES_AVIF ? ['webp', 'avif'] : ['webp'];
  for (const format of formats)
    for (const width of photoWidths)
      if ((await scaledPicture(app, hash, width, format)) === null) return false;
  return true;
}

// A smaller picture keeps its size: enlarged it would weigh more and show no more.
function scale(original: Buffer, width: PhotoWidth, format: ShownFormat): Promise<Buffer<ArrayBuffer>> {
  const scaled = sharp(original).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? scaled.avif({ quality: 55, effort: 3 }).toBuffer()
    : scaled.webp({ quality: 78, alphaQuality: 90, effort: 4 }).toBuffer();
}
