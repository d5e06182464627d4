import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundleWorker } from '@tiffin/web/server/build-worker';
import { build } from 'esbuild';

const counter = join(import.meta.dirname, '../../counter');

/** A build of a tiny app with the counter's own worker and registration. */
type Build = 'a' | 'b';

/** A server of such an app, whose build can be replaced while pages are open. */
export interface BuildServer {
  readonly origin: string;
  /** The build that is served from now on; its files alone are there. */
  deploy: (build: Build) => void;
  /** The build of the offline page, where another server still sends the one before. */
  setOfflinePage: (build: Build) => void;
  /** Whether pages are never answered. */
  hang: (isHanging: boolean) => void;
  readonly close: () => Promise<unknown>;
}

/** Starts the server with build `a`. */
export async function serveBuilds(): Promise<BuildServer> {
  const script = await pageScript();
  const workers = { a: await workerOf('a'), b: await workerOf('b') };
  let [current, offline, isHanging]: [Build, Build, boolean] = ['a', 'a', false];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (path === '/worker.js') return send('text/javascript', workers[current]);
    if (path === '/offline') return send('text/html', page(offline, 'offline'));
    if (path === '/data') return send('application/json', '{"orders":["S-1"]}');
    if (path === `/assets/${current}.js`) return send('text/javascript', script);
    if (path === `/assets/later-${current}.js`) return send('text/javascript', `/* ${current} */`);
    if (path === '/' && isHanging) return undefined;
    return path === '/' ? send('text/html', page(current, 'live')) : response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy(build) {
      [current, offline] = [build, build];
    },
    setOfflinePage(build) {
      offline = build;
    },
    hang(hangs) {
      isHanging = hangs;
    },
    async close() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

const filesOf = (name: Build) => [`/assets/${name}.js`, `/assets/later-${name}.js`];
const workerOf = (name: Build) => bundleWorker(join(counter, 'worker/worker.ts'), filesOf(name));
const page = (name: Build, kind: string) =>
  `<!doctype html><title>${kind} ${name}</title><link rel="icon" href="data:,"><script src="/assets/${name}.js"></script>`;

async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as worker from './worker-registration.ts'; Object.assign(window, worker);`,
      resolveDir: join(counter, 'src/features/offline'),
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}
