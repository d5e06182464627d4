import { fileURLToPath } from 'node:url';

// src/files.ts and the bundle dist/server.js stand one level below the package, so the same paths hold for both.

/** The folder of the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** The folder of the demo restaurants' YAML files. */
export const demoFolder = fileURLToPath(new URL('../demo', import.meta.url));

/** The folder of the fonts in which names are drawn. */
export const fontsFolder = fileURLToPath(new URL('../fonts', import.meta.url));

/** The folder of the pictures that are part of the storefront's build, for drawing one of them beside a name. */
export const cutoutsFolder = fileURLToPath(new URL('../dishes', import.meta.url));
