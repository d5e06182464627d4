// The smallest Storybook with docs pages: the peer in `npm run bench -- storybook`.
export default {
  framework: '@storybook/react-vite',
  stories: ['./Button.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true },
};
