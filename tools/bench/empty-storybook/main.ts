// The least that a Storybook with docs pages is: the peer of `npm run bench -- storybook`.
export default {
  framework: '@storybook/react-vite',
  stories: ['./Button.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true },
};
