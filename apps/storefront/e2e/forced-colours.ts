import type { Locator } from '@playwright/test';

/** A control, and what a theme that forces its colours leaves of it. */
interface Remains {
  readonly name: string;
  /** A line round itself, or round the group that it stands in, which stands out from what is behind. */
  readonly hasLine: boolean;
  /** The same of the ring of the focus. */
  readonly hasRing: boolean;
  /** Its background where that is a colour of the theme's own; any other is painted over with the page's. */
  readonly background: string;
}

function remainsOf(controls: Locator): Promise<readonly Remains[]> {
  return controls.evaluateAll((elements) => {
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
    const behind = (element: Element): string => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const isLine = (element: Element, side: string, width: number): boolean => {
      const style = getComputedStyle(element);
      const colour = style.getPropertyValue(`${side}-color`);
      return (
        Number.parseFloat(style.getPropertyValue(`${side}-width`)) >= width &&
        !['none', 'hidden'].includes(style.getPropertyValue(`${side}-style`)) &&
        !isClear(colour) &&
        colour !== behind(element)
      );
    };
    const sides = ['border-top', 'border-right', 'border-bottom', 'border-left'];
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        // A radio or checkbox of our own look is drawn beside the native one.
        const group = element.closest('[role="group"], [role="radiogroup"]');
        const faces = [element, element.nextElementSibling, group].filter((face) => face !== null);
        const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`,
          hasLine: faces.some((face) => sides.every((side) => isLine(face, side, 1))),
          hasRing: isLine(element, 'outline', 2),
          background: forcedColorAdjust === 'none' ? backgroundColor : 'the page’s',
        };
      });
  });
}

/** The names of those controls that nothing but a colour would show. */
export async function withoutLine(controls: Locator): Promise<readonly string[]> {
  const remains = await remainsOf(controls);
  if (remains.length === 0) throw new Error('There is nothing to look at.');
  return remains.filter(({ hasLine }) => !hasLine).map(({ name }) => name);
}

/** Whether the focus shows on the one control. */
export async function hasRing(control: Locator): Promise<boolean> {
  return (await remainsOf(control)).every((remains) => remains.hasRing);
}

/** What distinguishes a chosen control from its neighbours. */
export async function backgroundOf(one: Locator): Promise<string | undefined> {
  return (await remainsOf(one))[0]?.background;
}
