import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoWidths } from '@tiffin/domain';

/** What is kept of a picture: as it was prepared, or scaled to a width. */
export type PicturePart = 'original' | `${number}.webp` | `${number}.avif`;

/** Every part that a picture may have. */
export const allParts: readonly PicturePart[] = [
  'original',
  ...photoWidths.flatMap((width): PicturePart[] => [`${width}.webp`, `${width}.avif`]),
];

/** Keeps the bytes of pictures, each part under the hash of its picture; every server reads the same. */
export interface PictureStore {
  /** The bytes of a part; null where it is not kept. */
  readonly read: (hash: string, part: PicturePart) => Promise<Buffer<ArrayBuffer> | null>;
  /** Keeps a part, whole or not at all, also when the machine stops meanwhile. */
  readonly write: (hash: string, part: PicturePart, bytes: Uint8Array) => Promise<void>;
  /** Forgets all parts of a picture. */
  readonly remove: (hash: string) => Promise<void>;
}

/** The store of pictures cannot be used; the message says why and what to do. */
export class PictureStoreUnusable extends Error {
  override name = 'PictureStoreUnusable';
}

/**
 * Keeps pictures as files of one folder, made with the first picture. A file appears by its rename, so that nobody reads
 * half of one; the folder is flat, since what a command wrote as root stands beside what the server writes.
 */
export function folderStore(folder: string): PictureStore {
  const pathOf = (hash: string, part: PicturePart) => join(folder, partName(hash, part));
  return {
    read: async (hash, part) =>
      readFile(pathOf(hash, part)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    write: async (hash, part, bytes) => {
      const path = pathOf(hash, part);
      const unfinished = `${path}.${randomBytes(6).toString('hex')}.unfinished`;
      try {
        await mkdir(folder, { recursive: true });
        const file = await open(unfinished, 'wx', 0o644);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw explained(error, folder);
      }
    },
    remove: async (hash) => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      // What a killed server left unfinished goes too.
      const parts = names.filter((name) => name.startsWith(partName(hash, '')));
      await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** The name of a part in a store; without one, what the names of all parts begin with. */
export const partName = (hash: string, part: PicturePart | ''): string => `${checked(hash)}.${part}`;

// The last guard before the file system, wherever the hash came from.
function checked(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('A picture is named by its SHA-256.');
  return hash;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be written: give it to the user who runs this',
  EPERM: 'may not be written: give it to the user who runs this',
  EROFS: 'is on a disk that cannot be written: mount a volume there',
  ENOSPC: 'is on a full disk: make room',
  EDQUOT: 'is on a full disk: make room',
  ENOTDIR: 'is no folder: move what stands there',
  EEXIST: 'is no folder: move what stands there',
};

function explained(error: unknown, folder: string): unknown {
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
  if (reason === undefined) return error;
  return new PictureStoreUnusable(
    `The folder of pictures ${folder} ${reason}, or name another one in PICTURES_FOLDER.`,
    { cause: error },
  );
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
