import type { Env } from '../env.ts';
import { folderStore, type PictureStore } from './picture-store.ts';
import { s3Store } from './s3-store.ts';

/** The settings that say where pictures are kept. */
export type PictureSettings = Pick<Env, 'PICTURES_FOLDER' | 'pictureBucket'>;

/**
 * The store that the settings name: the folder, or a bucket. Beside a bucket the folder is still read, so that a deployment
 * can move from one to the other while it serves.
 */
export function chooseStore({ PICTURES_FOLDER, pictureBucket }: PictureSettings): PictureStore {
  const folder = folderStore(PICTURES_FOLDER);
  return pictureBucket === null ? folder : moving(s3Store(pictureBucket), folder);
}

function moving(to: PictureStore, from: PictureStore): PictureStore {
  return {
    read: async (hash, part) => (await to.read(hash, part)) ?? from.read(hash, part),
    write: to.write,
    remove: async (hash) => {
      await to.remove(hash);
      await from.remove(hash);
    },
  };
}
