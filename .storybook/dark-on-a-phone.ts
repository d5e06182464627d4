import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { latestStory } from './rendered-stories.ts';

const phone = { width: 390, height: 844 } as const;

// What fades has contrasts of its own, and much starts to move again in another width or when axe scrolls to it.
const withoutMotion = new CSSStyleSheet();
withoutMotion.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important; }',
);

/** The components that have been looked at, by the titles of their stories. */
const lookedAt = new Set<string>();

/**
 * Lets axe look at a component once more as the test of its first story has left it, now in dark and in a phone's width.
 * For all stories this takes a third of their time, and the soak plays all of them in dark.
 */
afterEach(async ({ task }) => {
  const story = latestStory();
  const isLight = document.documentElement.dataset.scheme === 'light';
  if (story === undefined || !isLight || task.result?.state === 'fail' || story.tags.includes('any-scheme'))
    return;
  if (lookedAt.has(story.title)) return;
  lookedAt.add(story.title);
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
