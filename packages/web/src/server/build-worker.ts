import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/**
 * Bundles a service worker that keeps these files; it finds them as `FILES`, and as `BUILD` an id that is another one with
 * any other file.
 */
export async function bundleWorker(entry: string, files: readonly string[]): Promise<string> {
  const sorted = files.toSorted();
  const id = createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 12);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { FILES: JSON.stringify(sorted), BUILD: JSON.stringify(id) },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`Nothing was made of ${entry}.`);
  return file.text;
}
