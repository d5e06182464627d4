import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { page, utils } from 'vitest/browser';
import { takeSteps } from './steps.ts';

// What was on screen is told below, once and by role: not as markup in every message.
function getElementError(message: string | null): Error {
  const error = new Error(message?.replace(/\n+Here are the accessible roles:.*/s, '') ?? '');
  // The story's own line is to be shown, not this one.
  Error.captureStackTrace(error, getElementError);
  return error;
}
configure({ getElementError });

beforeEach(() => {
  takeSteps();
});

/** The page as assistive technology has it, a line for each thing. */
const onScreen = () => utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));

/** Tells of a story that failed which it was, in which step, and what was on screen at that moment. */
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0];
  const { storyId } = task.meta as { storyId?: string };
  if (task.result?.state !== 'fail' || error === undefined || storyId === undefined) return;
  const steps = takeSteps();
  const path = await page.screenshot().catch(() => 'none');
  error.message = [
    error.message,
    '',
    `Story:   ${storyId}`,
    `Step:    ${steps.length === 0 ? 'outside of any step' : steps.join(' › ')}`,
    `Picture: ${path}`,
    'On screen:',
    onScreen().replaceAll(/^/gm, '  '),
  ].join('\n');
});
