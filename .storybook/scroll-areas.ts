import { afterEach } from 'vitest';
import { latestStory } from './rendered-stories.ts';

/** Whether people can scroll it, and there is something to scroll to. */
function scrolls(element: Element): boolean {
  const isHigher = element.scrollHeight > element.clientHeight;
  const isWider = element.scrollWidth > element.clientWidth;
  if (!isHigher && !isWider) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (isHigher && /auto|scroll/.test(overflowY)) || (isWider && /auto|scroll/.test(overflowX));
}

/** Whether the Tab key could stop there and nothing would be said. Axe fails what no key can scroll. */
const isUnnamedStop = (area: Element) =>
  !area.matches(
    'input, select, textarea, [inert] *, [tabindex], ' +
      ':is([role], nav, section, main, ul, ol):is([aria-label], [aria-labelledby])',
  );

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
