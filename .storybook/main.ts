import type { StorybookConfig } from '@storybook/react-vite';
import { browserTargets } from '@tiffin/ui/browser-targets';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { declaredTypes } from './declared-types.ts';
import { usedBy } from './finding/used-by.ts';
import { restaurantWords } from './restaurant-words.ts';
import { sections } from './sections.ts';
import { visualRun } from './visual/visual-run.ts';
import { writtenTypes } from './written-types.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './welcome', files: '*.stories.tsx' },
    { directory: './playground', files: '*.stories.tsx' },
    { directory: './pictures', files: '*.stories.tsx' },
    { directory: './foundations', files: '*.stories.tsx', titlePrefix: 'Foundations' },
    ...sections.map(({ title, folder, room = 'ui' }) => ({
      directory: `../packages/${room}/src/${folder}`,
      files: '**/*.stories.tsx',
      titlePrefix: title,
    })),
    { directory: './flows', files: '*.stories.tsx', titlePrefix: 'Flows' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tests show no docs. Its source map, applied twice by Vite, moved each reported failure to another story's line.
      options: process.env.VITEST ? { csfPluginOptions: null } : {},
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    // The manager is a page of its own: manager-head.html names the typeface.
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
    { from: '../packages/ui/generated', to: '/tokens' },
    // What the last `npm run test:visual` took.
    { from: visualRun(), to: '/visual-run' },
    // The demo restaurants' own pictures.
    { from: '../apps/storefront/public/dishes', to: '/dishes' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  viteFinal: async (vite) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), react()],
      // For the props tables, which tests do not show.
      define: {
        DECLARED_TYPES: JSON.stringify(process.env.VITEST ? {} : declaredTypes()),
        RESTAURANT_WORDS: JSON.stringify(restaurantWords()),
        USED_BY: JSON.stringify(process.env.VITEST ? {} : usedBy()),
        WRITTEN_TYPES: JSON.stringify(process.env.VITEST ? {} : writtenTypes()),
      },
      // Known ahead, so that a cold run never stops to optimise and reload.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          '@storybook/react-vite',
          '@storybook/addon-a11y/preview',
          '@tiffin/ui > @radix-ui/react-dialog',
          '@tiffin/ui > @tanstack/react-form',
          '@tiffin/ui > zod',
          '@tiffin/domain > libphonenumber-js/min',
          '@tiffin/domain > @noble/hashes/sha2.js',
          '@tiffin/domain > @noble/hashes/utils.js',
          '@tiffin/mail > @react-email/components',
        ],
      },
      build: {
        target: browserTargets,
        // Pictures have their names in what is served, as in development.
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          output: {
            // A docs page imports some fifty modules that other stories import too: few files instead of one for each.
            codeSplitting: {
              groups: [
                { name: 'first-load', tags: ['$initial'], priority: 3 },
                { name: 'styles', test: /\.vanilla\.css$/, priority: 2 },
                { name: 'shared', test: /packages\/(ui|domain)\/src\//, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    });
  },
};

export default config;
