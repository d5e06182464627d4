import { serveForDevelopment } from '@tiffin/node/build-app';

await serveForDevelopment(import.meta.dirname, 3000);
