import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { browserTargets } from '@tiffin/ui/browser-targets';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The order matters: styles are turned into CSS before the app's code is split for browser and server.
  plugins: [
    vanillaExtractPlugin(),
    tanstackStart({ router: { routeFileIgnorePattern: '\\.(css|test)\\.ts$' } }),
    react(),
  ],
  // The router's store asks for the shim that older Reacts need; this one has the hook itself.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: browserTargets,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One style sheet: a board that stays open all evening fetches it once.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Few files for what every page needs, instead of some forty that compress badly.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  tags: ['$initial'],
                  priority: 3,
                },
                // It becomes one with the entry.
                { name: 'first-load', tags: ['$initial'], priority: 2 },
                // What each call of a server function loads.
                { name: 'server-calls', test: /client-rpc/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
