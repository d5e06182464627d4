// Serves a folder of static files on loopback: `node scripts/serve-static.ts <folder> <port>`.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';

const [folder = '', port = ''] = process.argv.slice(2);
const base = resolve(folder);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  let file: string;
  try {
    file = join(base, normalize(decodeURIComponent(pathname)));
  } catch {
    response.writeHead(400).end();
    return;
  }
  if (file !== base && !file.startsWith(base + sep)) {
    response.writeHead(404).end();
    return;
  }
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) file = join(file, 'index.html');
  else if (!found) {
    response.writeHead(404).end('Not found');
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file)
    .once('error', () => response.destroy())
    .pipe(response);
});
server.listen(Number(port), '127.0.0.1');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
