import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** Where the keyboard is, and whether a customer can see it. */
interface Focus {
  readonly name: string;
  readonly isNowhere: boolean;
  readonly isMarked: boolean;
  /** It is on the element that is looked for. */
  readonly isTarget: boolean;
  /** React has put another element into the place of the one that is looked for. */
  readonly isTargetGone: boolean;
}

function focusOf(page: Page, target: JSHandle<Element> | null = null): Promise<Focus> {
  return page.evaluate((wanted) => {
    const element = document.activeElement;
    const isTargetGone = wanted !== null && !wanted.isConnected;
    if (element === null || element === document.body) {
      return { name: 'nothing', isNowhere: true, isMarked: false, isTarget: false, isTargetGone };
    }
    // A radio or checkbox of our own look is marked on the face beside it, a card's link on the whole card.
    const faces = [element, element.nextElementSibling];
    for (let up = element.parentElement; up !== null && faces.length < 7; up = up.parentElement)
      faces.push(up);
    const isMarked = faces.some((face) => {
      if (face === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(face);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return hasOutline || (face === element && boxShadow !== 'none');
    });
    const { width, height } = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    return {
      name,
      isNowhere: false,
      isMarked: isMarked && width > 0 && height > 0,
      isTarget: element === wanted,
      isTargetGone,
    };
  }, target);
}

/** Asserts that the focus is somewhere and can be seen. */
export async function focused(page: Page): Promise<void> {
  const { name, isNowhere, isMarked } = await focusOf(page);
  expect(isNowhere, 'the focus has been lost').toBe(false);
  expect(isMarked, `the focus shows on ${name}`).toBe(true);
}

/** Goes to an element by Tab alone; on the way, each focus has to be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  // Found once: among the names of 80 dishes that takes longer than the press of a key.
  const find = () => target.evaluateHandle((element): Element => element);
  let element = await find();
  const way: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    const { name, isNowhere, isMarked, isTarget, isTargetGone } = await focusOf(page, element);
    way.push(name);
    // At the end of the page the browser itself takes its turn.
    if (step > 0 && !isNowhere) expect(isMarked, `the focus shows on ${name}`).toBe(true);
    if (isTarget) return;
    if (isTargetGone) element = await find();
    else await page.keyboard.press(key);
  }
  throw new Error(`Not reached by ${key}:\n${way.join('\n')}`);
}
