// Builds what `node dist/host.js` serves: the app, its compressed assets and the host itself.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { createBuilder } from 'vite';

const root = import.meta.dirname;
const dist = join(root, 'dist');

const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await builder.buildApp();

const client = join(dist, 'client');
for (const name of globSync('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: client })) {
  const file = join(client, name);
  if (statSync(file).size < 1024) continue;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

await bundle({
  entryPoints: [join(root, 'src', 'server', 'host.ts')],
  outfile: join(dist, 'host.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  // Its own packages are TypeScript and go into the bundle; pino among them is CommonJS and calls require().
  external: ['srvx', 'zod'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
