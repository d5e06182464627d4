import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The gzipped bytes of what a page loads to have `name` from `module`. */
async function bytesOf(name: string, module: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from '${module}';`, resolveDir: join(import.meta.dirname, '..') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'node:*'],
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

test('the client entry of Start still loads the code of server function calls with every page', async () => {
  const own = await bytesOf('RouterClient', '@tanstack/react-router/ssr/client');
  const frameworks = await bytesOf('StartClient', '@tanstack/react-start/client');
  expect(frameworks - own, 'When this fails, use <StartClient> and delete start-client.ts.').toBeGreaterThan(
    6_000,
  );
}, 60_000);
