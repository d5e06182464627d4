import { fireEvent } from 'storybook/test';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// Once the board has measured how many tickets a page holds.
async function restingPlace(button: HTMLElement): Promise<DOMRect> {
  let place = button.getBoundingClientRect();
  for (let still = 0; still < 10; still += 1) {
    await frame();
    const { left, top } = button.getBoundingClientRect();
    if (left !== place.left || top !== place.top) still = 0;
    place = button.getBoundingClientRect();
  }
  return place;
}

/** A finger that comes down on the same spot again and again, whatever is there by then. */
export function tap(button: HTMLElement, { times, every }: { times: number; every: number }) {
  return tapAfter(button, [0, ...Array.from({ length: times - 1 }, () => every)], every);
}

/** The same after each of some pauses in ms, and one more at the end. */
export async function tapAfter(button: HTMLElement, pauses: readonly number[], end = 0) {
  const { left, top, width, height } = await restingPlace(button);
  const spot = { clientX: left + width / 2, clientY: top + height / 2, detail: 1 };
  for (const ms of pauses) {
    await pause(ms);
    const target = document.elementFromPoint(spot.clientX, spot.clientY) ?? document.body;
    await fireEvent.pointerDown(target, spot);
    await fireEvent.pointerUp(target, spot);
    await fireEvent.click(target, spot);
  }
  await pause(end);
}
