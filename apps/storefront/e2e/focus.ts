import { expect, type Locator, type Page } from '@playwright/test';

/** Where the keyboard is, and whether a customer can see it. */
interface Focus {
  readonly name: string;
  readonly isNowhere: boolean;
  readonly isMarked: boolean;
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) {
      return { name: 'nothing', isNowhere: true, isMarked: false };
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
    return { name, isNowhere: false, isMarked: isMarked && width > 0 && height > 0 };
  });
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
  const way: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const { name, isNowhere, isMarked } = await focusOf(page);
    way.push(name);
    // At the end of the page the browser itself takes its turn.
    if (!isNowhere) expect(isMarked, `the focus shows on ${name}`).toBe(true);
  }
  throw new Error(`Not reached by ${key}:\n${way.join('\n')}`);
}
