import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { latestStory } from './rendered-stories.ts';

const phone = { width: 390, height: 844 } as const;

// What fades has contrasts of its own, and much begins to move anew in another width or when axe scrolls to it.
const withoutMotion = new CSSStyleSheet();
withoutMotion.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important; }',
);

/**
 * Lets axe look at each story once more as its test has left it, now in dark and in a phone's width: 6 s of processor
 * time for 100 stories, where rendering and playing them again takes 50. The soak plays all of them in dark.
 */
afterEach(async ({ task }) => {
  const story = latestStory();
  const isLight = document.documentElement.dataset.scheme === 'light';
  if (story === undefined || !isLight || task.result?.state === 'fail' || story.tags.includes('any-scheme'))
    return;
  // A story that names its window is looked at in that one.
  if (story.storyGlobals.viewport === undefined) await page.viewport(phone.width, phone.height);
  document.adoptedStyleSheets.push(withoutMotion);
  document.documentElement.dataset.scheme = 'dark';
  try {
    await checkAccessibility(story);
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`In dark, ${document.documentElement.clientWidth} px wide: ${found}`, { cause });
  } finally {
    document.documentElement.dataset.scheme = 'light';
    document.adoptedStyleSheets.pop();
  }
});
