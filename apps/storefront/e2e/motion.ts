import type { Page } from '@playwright/test';

/** What has moved on a page since it is watched. */
interface Motions {
  /** How many animations and transitions have begun. */
  readonly begun: number;
  /** Those that take longer than 1 ms. */
  readonly long: readonly string[];
}

/** Starts to record every animation and transition of the page, however short, and returns a reader of them. */
export async function watchMotion(page: Page): Promise<() => Promise<Motions>> {
  const watch = await page.evaluateHandle(() => {
    const motions = { begun: 0, long: new Set<string>() };
    const others = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
    const isOpacityAlone = (effect: AnimationEffect) =>
      effect instanceof KeyframeEffect &&
      effect.getKeyframes().every((frame) => Object.keys(frame).every((key) => others.includes(key)));
    const note = () => {
      motions.begun += 1;
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { duration, endTime } = effect.getComputedTiming();
        if (Number(duration) <= 1) continue;
        // What shows that something is being waited for may breathe: nothing moves.
        if (endTime === Number.POSITIVE_INFINITY && isOpacityAlone(effect)) continue;
        motions.long.add(`${effect.target?.outerHTML.slice(0, 80)} for ${duration} ms`);
      }
    };
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, note, true);
    return motions;
  });
  return () => watch.evaluate(({ begun, long }) => ({ begun, long: [...long] }));
}

/** What is styled to move for longer than 1 ms, or to scroll smoothly, wherever on the page. */
export function styledToMove(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isLong = (durations: string) =>
      durations
        .split(', ')
        .some((duration) => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000) > 1);
    const all = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration, animationIterationCount, scrollBehavior } =
          getComputedStyle(element, part || null);
        // The wheel that only breathes: its motion is looked at while it runs.
        const isEndless = animationIterationCount === 'infinite';
        const faults = [
          isLong(transitionDuration) && `transition of ${transitionDuration}`,
          isLong(animationDuration) && !isEndless && `animation of ${animationDuration}`,
          scrollBehavior === 'smooth' && 'smooth scrolling',
        ].filter((fault) => fault !== false);
        return faults.map((fault) => `${element.outerHTML.slice(0, 80)} ${part}: ${fault}`);
      }),
    );
    // One rule may be behind all of them.
    return all.slice(0, 10);
  });
}
