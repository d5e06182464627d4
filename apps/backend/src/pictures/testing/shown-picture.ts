import type { AppContext } from '../../context.ts';
import { preparePicture } from '../prepare-picture.ts';
import { writePictures } from '../write-pictures.ts';
import { jpegOf } from './pictures.ts';

/** Stores a picture that a restaurant may show, as an import does; gives back its hash. */
export async function shownPicture(
  app: AppContext,
  restaurantId: string,
  { width, height } = { width: 24, height: 16 },
): Promise<string> {
  const { bytes, ...picture } = await preparePicture(await jpegOf(width, height));
  await app.pictures.write(picture.hash, 'original', bytes);
  await app.db.transaction((tx) => writePictures(tx, restaurantId, [picture]));
  return picture.hash;
}
