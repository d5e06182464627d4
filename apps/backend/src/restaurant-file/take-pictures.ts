import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type FileProblem, namedPhotos, type RestaurantFile } from '@tiffin/domain/restaurant-file';
import { PictureRefused } from '../pictures/picture-refused.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { checkSize, preparePicture } from '../pictures/prepare-picture.ts';
import type { StoredPicture } from '../pictures/write-pictures.ts';

/** The pictures that a file names by their paths, or what is wrong with them. */
export type TakenPictures =
  | { readonly isUsable: true; readonly pictures: ReadonlyMap<string, StoredPicture> }
  | { readonly isUsable: false; readonly problems: readonly FileProblem[] };

/** Checks every picture that a restaurant's file names, beside it in `folder`, and keeps the usable ones in the store. */
export async function takePictures(
  file: RestaurantFile,
  folder: string,
  store: PictureStore,
): Promise<TakenPictures> {
  const pictures = new Map<string, StoredPicture>();
  const problems: FileProblem[] = [];
  // One after the other: one large picture fills hundreds of MB while it is turned.
  for (const [name, places] of Map.groupBy(namedPhotos(file), (named) => named.file)) {
    try {
      pictures.set(name, await takePicture(folder, name, store));
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      for (const { path } of places) problems.push({ path, message: `${name}: ${error.message}` });
    }
  }
  return problems.length > 0 ? { isUsable: false, problems } : { isUsable: true, pictures };
}

async function takePicture(folder: string, name: string, store: PictureStore): Promise<StoredPicture> {
  const { bytes, ...picture } = await preparePicture(await readPicture(folder, name));
  // Its name is its content: what is there is this.
  if ((await store.read(picture.hash, 'original')) === null)
    await store.write(picture.hash, 'original', bytes);
  return picture;
}

async function readPicture(folder: string, name: string): Promise<Buffer> {
  try {
    const [top, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    // A link may lead out of the folder though the name does not.
    if (!path.startsWith(top.endsWith(sep) ? top : top + sep))
      throw new PictureRefused('this leads out of the folder of the file: copy the picture beside it.');
    const { size, isFile } = await stat(path).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) throw new PictureRefused('this is no file: name a picture.');
    checkSize(size);
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = readingFailed[code];
    throw message === undefined ? error : new PictureRefused(message);
  }
}

const readingFailed: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file beside this one: check the path, also its capital letters.',
  ENOTDIR: 'there is no such file beside this one: check the path, also its capital letters.',
  EACCES: 'this file may not be read: let yourself read it (chmod +r).',
  ELOOP: 'this link leads to itself: copy the picture beside the file.',
};
