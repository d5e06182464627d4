import { buildApp } from '@tiffin/web/server/build-app';

await buildApp(import.meta.dirname, { worker: 'worker/worker.ts' });
