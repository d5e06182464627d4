import config from '../main.ts';

/** The workshop with nothing but stories that fail on purpose. */
export default { ...config, stories: ['./*.stories.tsx'] };
