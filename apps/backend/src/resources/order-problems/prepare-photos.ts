import { createSlots } from '../../http/upload-slots.ts';
import { PictureRefused } from '../../pictures/picture-refused.ts';
import { type PreparedPhoto, preparePhoto } from '../../pictures/prepare-photo.ts';

// Unpacked, a photo takes a hundred times the memory of its file.
const photosAtOnce = 2;
const turns = createSlots(photosAtOnce, 600_000);

/** A photo that cannot be used: its place from 0 on, and what it is and what to do. */
export interface RefusedPhoto {
  readonly place: number;
  readonly why: string;
}

/** What became of the photos of a report: all of them as they are kept, or the first that cannot be used. */
export type PreparedPhotos =
  | { readonly kind: 'prepared'; readonly photos: readonly PreparedPhoto[] }
  | ({ readonly kind: 'refused' } & RefusedPhoto);

/** Prepares the photos of a report, one by one. */
export async function preparePhotos(files: readonly Uint8Array[]): Promise<PreparedPhotos> {
  const photos: PreparedPhoto[] = [];
  for (const [place, file] of files.entries()) {
    const end = await turns.take();
    try {
      photos.push(await preparePhoto(file));
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      return { kind: 'refused', place, why: error.message };
    } finally {
      end?.();
    }
  }
  return { kind: 'prepared', photos };
}
