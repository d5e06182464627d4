import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseEnvironment } from '@tiffin/node';
import { build as bundle } from 'esbuild';
import { createBuilder, createServer } from 'vite';
import { bundleWorker } from './build-worker.ts';
import { importedPackages } from './imported-packages.ts';
import { listenSettings } from './settings.ts';

interface BuildOptions {
  /** The app's service worker, served as `/worker.js`; it keeps the fingerprinted files. @default none */
  readonly worker?: string;
}

/** Builds what `node dist/host.js` serves in the app's folder: the app, its compressed assets and the host itself. */
export async function buildApp(root: string, { worker }: BuildOptions = {}): Promise<void> {
  const dist = join(root, 'dist');
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    environments: {
      // The server's packages go into its build: it runs in a folder of its own, with nothing installed beside it.
      ssr: {
        resolve: { noExternal: true },
        // React's build for production alone; without it NODE_ENV chooses at run time.
        define: { 'process.env.NODE_ENV': '"production"' },
      },
    },
  });
  await builder.buildApp();

  const server = join(dist, 'server');
  for (const file of globSync('**/*.js', { cwd: server })) {
    const [missing] = importedPackages(readFileSync(join(server, file), 'utf8'));
    if (missing !== undefined) throw new Error(`dist/server/${file} needs the package ${missing} beside it.`);
  }

  const client = join(dist, 'client');
  if (worker !== undefined) {
    const files = globSync('assets/*', { cwd: client }).map((file) => `/${file}`);
    writeFileSync(join(client, 'worker.js'), await bundleWorker(join(root, worker), files));
  }
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
    logLevel: 'warning',
    // Everything goes into the bundle; pino among it is CommonJS and calls require().
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

/** Serves the app with reload on change, as `npm run dev` starts it, until the process gets a signal to stop. */
export async function serveForDevelopment(root: string, defaultPort: number): Promise<void> {
  const { HOST, PORT } = parseEnvironment('development server', listenSettings(defaultPort), process.env);
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { host: HOST, port: PORT, strictPort: true },
  });
  await server.listen();
  server.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}
