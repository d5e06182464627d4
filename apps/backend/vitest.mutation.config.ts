import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The backend's tests alone: the workspace's own configuration starts browsers for the others. Its limits hold here too,
// since a test that a busy machine makes too slow would count as one that has noticed the mistake.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    isolate: false,
    // Each mutant loads the backend again; Node does it in two thirds of the time.
    experimental: { viteModuleRunner: false },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
