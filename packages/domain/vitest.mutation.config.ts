import { configDefaults, defineConfig } from 'vitest/config';

// The domain's tests alone: the workspace's own configuration starts browsers and servers for the others.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The oracle walks through weeks minute by minute, which is too slow to do for each mutant.
    exclude: [...configDefaults.exclude, 'src/**/*.oracle.test.ts'],
    testTimeout: 60_000,
    env: { MUTATION: '1' },
  },
});
