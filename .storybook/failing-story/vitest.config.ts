import { defineConfig } from 'vitest/config';
import { storyProject } from '../story-project.ts';

export default defineConfig(
  await storyProject({ name: 'failing-story', scheme: 'light', configDir: '.storybook/failing-story' }),
);
