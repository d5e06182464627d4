import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { page, utils } from 'vitest/browser';
import { takePlace } from './steps.ts';

// The report below shows what was on screen, once and by role; the messages leave the markup out.
function getElementError(message: string | null): Error {
  const error = new Error(message?.replace(/\n+Here are the accessible roles:.*/s, '') ?? '');
  // The story's own line is to be shown, not this one.
  Error.captureStackTrace(error, getElementError);
  return error;
}
configure({ getElementError });

beforeEach(() => {
  takePlace();
});

/** The page as assistive technology has it, a line for each thing. */
const onScreen = () => utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));

/** Reports a failed story: its id, the step, and what was on screen at that moment. */
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0];
  const { storyId } = task.meta as { storyId?: string };
  if (task.result?.state !== 'fail' || error === undefined || storyId === undefined) return;
  const place = takePlace();
  const path = await page.screenshot().catch(() => 'none');
  error.message = [
    error.message,
    '',
    `Story:   ${storyId}`,
    `Step:    ${place}`,
    `Picture: ${path}`,
    'On screen:',
    onScreen().replaceAll(/^/gm, '  '),
  ].join('\n');
});
