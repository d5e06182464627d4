// The storefront with reload on change, as `npm run dev` starts it.
import { join } from 'node:path';
import { createServer } from 'vite';

const server = await createServer({
  root: import.meta.dirname,
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
});
await server.listen();
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
