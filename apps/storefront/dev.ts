import { serveForDevelopment } from '@tiffin/web/server/build-app';

await serveForDevelopment(import.meta.dirname, 3000);
