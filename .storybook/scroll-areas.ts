import { afterEach } from 'vitest';
import { latestStory } from './rendered-stories.ts';

const tabStops =
  'a[href], button, input, select, textarea, summary, audio[controls], [contenteditable], [tabindex]';

const isTabStop = (element: Element) =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  element.checkVisibility({ visibilityProperty: true });

/** Whether people can scroll it, and there is something to scroll to. */
function scrolls(element: Element): boolean {
  const isHigher = element.scrollHeight > element.clientHeight;
  const isWider = element.scrollWidth > element.clientWidth;
  if (!isHigher && !isWider) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (isHigher && /auto|scroll/.test(overflowY)) || (isWider && /auto|scroll/.test(overflowX));
}

/** Whether no control inside takes the focus there, and it has no name by which it could be a stop itself. */
function isUnnamedStop(area: Element): boolean {
  if (area.matches('input, select, textarea, [inert] *')) return false;
  const isHeldOut = area.getAttribute('tabindex') === '-1';
  if (isHeldOut && [...area.querySelectorAll(tabStops)].some(isTabStop)) return false;
  const isNamed = area.matches(':is([role], nav, section, main, ul, ol):is([aria-label], [aria-labelledby])');
  return isHeldOut || !isNamed;
}

/**
 * Fails a story with an area that scrolls and is not ready for the Tab key: Firefox stops at each such area, Chromium at one
 * without controls. No other engine than Chromium runs the stories.
 */
afterEach(({ task }) => {
  if (latestStory() === undefined || task.result?.state === 'fail') return;
  const areas = [...document.querySelectorAll('body *')].filter(
    (element) => scrolls(element) && isUnnamedStop(element),
  );
  if (areas.length === 0) return;
  const names = areas.map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
  throw new Error(
    `An area scrolls that Firefox makes a stop of the Tab key without a name: ${names.join(', ')}. ` +
      'With controls inside it has tabIndex={-1}; without them a role and a name.',
  );
});
