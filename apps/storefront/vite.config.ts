import { join } from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { directImports } from './direct-imports.ts';

export default defineConfig({
  // The order matters: styles are turned into CSS before the app's code is split for browser and server.
  plugins: [
    directImports('@tiffin/ui', join(import.meta.dirname, '../../packages/ui/src/index.ts')),
    vanillaExtractPlugin(),
    tanstackStart({ router: { routeFileIgnorePattern: '\\.(css|test)\\.ts$' } }),
    react(),
  ],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One file for what every first visit needs, instead of some thirty that compress badly.
          output: { codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] } },
        },
      },
    },
  },
});
