import { expect, type Locator, type Page, test } from 'playwright/test';

/** Components with stories of states that only a pointer or the keyboard brings, and the part that looks different then. */
const components = {
  button: 'button',
  link: 'a',
  textfield: 'input',
  select: 'select',
  checkbox: 'label',
} as const;

/** What a state may change. */
const lookOf = (element: Locator) =>
  element.evaluate((part) => {
    const style = getComputedStyle(part);
    return {
      background: style.backgroundColor,
      border: style.borderColor,
      colour: style.color,
      outline: `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`,
      line: style.textDecorationThickness,
      transform: style.transform,
      shadow: style.boxShadow,
    };
  });

/** Opens a story without playing it. */
async function open(page: Page, id: string, part: string): Promise<Locator> {
  await page.goto(`/iframe.html?id=primitives-${id}&viewMode=story`);
  // Its play function has ended, or there is none.
  await page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      | { currentRender?: { phase?: string } }
      | undefined;
    return preview?.currentRender?.phase === 'finished';
  });
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  return page.locator(`#storybook-root ${part}`).first();
}

test('stories of states look as the pointer and the keyboard make a component look', async ({ page }) => {
  const changed: string[] = [];
  for (const [name, part] of Object.entries(components)) {
    const element = await open(page, `${name}--small`, part);
    await page.mouse.move(1000, 800);
    const looks: Record<string, unknown> = {};
    const plain = await lookOf(element);
    await element.hover();
    looks.hover = await lookOf(element);
    await page.mouse.down();
    looks.pressed = await lookOf(element);
    await page.mouse.move(1000, 800);
    await page.mouse.up();
    // Opened again: Tab goes on from what was pressed last.
    const untouched = await open(page, `${name}--small`, part);
    await page.keyboard.press('Tab');
    looks.focus = await lookOf(untouched);
    for (const [state, real] of Object.entries(looks)) {
      const shown = await lookOf(await open(page, `${name}--${state}`, part));
      if (state !== 'pressed') expect.soft(shown, `${name}, ${state}`).toEqual(real);
      if (JSON.stringify(shown) !== JSON.stringify(plain)) changed.push(`${name} ${state}`);
    }
  }
  expect(changed).toEqual([
    'button hover',
    'button pressed',
    'button focus',
    'link hover',
    'link focus',
    'textfield focus',
    'select focus',
    'checkbox focus',
  ]);
});
