import { defineConfig } from 'vitest/config';

const node = (name: string, root: string, extra: object = {}) => ({
  test: {
    name,
    root,
    environment: 'node' as const,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    ...extra,
  },
});

export default defineConfig({
  test: {
    projects: [
      node('domain', 'packages/domain'),
      node('api', 'packages/api'),
      node('ui', 'packages/ui'),
      node('storefront', 'apps/storefront'),
      // Real Postgres and real servers: a start takes seconds, not milliseconds.
      node('backend', 'apps/backend', { testTimeout: 30_000, hookTimeout: 60_000 }),
      node('sandbox', 'apps/sandbox', { testTimeout: 30_000, hookTimeout: 30_000 }),
    ],
  },
});
