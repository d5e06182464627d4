import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const bundledPackages = [
  'ajv-formats',
  'ajv/dist/2020.js',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/pg-core',
  'fast-check',
  'hono',
  'hono/streaming',
  'jose',
  'libphonenumber-js/min',
  'nodemailer',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'stripe',
  'yaml',
  'zod',
];

// The backend's tests alone: the workspace's own configuration starts browsers for the others. Its limits hold here too,
// since a test that a busy machine makes too slow would count as one that has noticed the mistake.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    isolate: false,
    // Each mutant loads the backend again: with these in one file each instead of 1,100 it takes half as long.
    deps: { optimizer: { ssr: { enabled: true, include: bundledPackages } } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
