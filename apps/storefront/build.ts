import { buildApp } from '@tiffin/node/build-app';

await buildApp(import.meta.dirname);
