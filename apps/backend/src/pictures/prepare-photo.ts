import { orderProblemLimits } from '@tiffin/domain';
import { openPicture } from './open-picture.ts';

/** A customer's photo as it is stored. */
export interface PreparedPhoto {
  /** A JPEG: upright, in sRGB, without anything about who took it and where. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Checks a customer's photo by its content and re-encodes it, smaller; throws PictureRefused with what to do. */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  const side = orderProblemLimits.mostPhotoSide;
  return openPicture(bytes, async (upright) => {
    const { data, info } = await upright
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}
