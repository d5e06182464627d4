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
  build: {
    target: browserTargets,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One style sheet: a board that stays open all evening fetches it once.
    cssCodeSplit: false,
  },
});
