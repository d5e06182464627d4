import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  // The order matters: styles are turned into CSS before the app's code is split for browser and server.
  plugins: [
    vanillaExtractPlugin(),
    tanstackStart({ router: { routeFileIgnorePattern: '\\.(css|test)\\.ts$' } }),
    react(),
  ],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
