import { gzipSync } from 'node:zlib';

/** Gzipped bytes of the JavaScript and the CSS of one thing. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** Sizes by name. */
export type Sizes = Readonly<Record<string, Size>>;

/** Bytes after gzip at its best, each file for itself, as a server sends them. */
export const gzipped = (files: Iterable<string | Uint8Array>): number =>
  [...files].reduce((sum, file) => sum + (file.length === 0 ? 0 : gzipSync(file, { level: 9 }).length), 0);
