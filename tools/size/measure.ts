import { gzipSync } from 'node:zlib';

/** Bytes of JavaScript and CSS after gzip. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** Sizes by name. */
export type Sizes = Readonly<Record<string, Size>>;

/** The sum of the files' bytes after gzip -9, each compressed by itself, as a server sends them. */
export const gzippedBytes = (files: Iterable<string | Uint8Array>): number =>
  [...files].reduce((sum, file) => sum + (file.length === 0 ? 0 : gzipSync(file, { level: 9 }).length), 0);
