import { type EngineWindow, inputActions } from './engine.ts';
import { type Found, guardPress, hasPressArrived, locate, type WireTarget } from './in-page.ts';

/** The roles by which things are found. `text` finds any element by what it says. */
type Role =
  | 'button'
  | 'link'
  | 'textbox'
  | 'radio'
  | 'checkbox'
  | 'heading'
  | 'dialog'
  | 'region'
  | 'group'
  | 'list'
  | 'status'
  | 'alert'
  | 'text';

/** What a person would look for: its role and its whole name, or a pattern of it. */
export interface Target {
  readonly role: Role;
  readonly name: string | RegExp;
  readonly nth?: number;
  readonly within?: Target;
}

/** Makes a target of a role and a name, the first of its kind. */
export const the = (role: Role, name: string | RegExp, within?: Target): Target => ({
  role,
  name,
  ...(within && { within }),
});

// A limit for what hangs.
const patienceMs = 90_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page in a window of one engine, used as a person uses it. */
export class EnginePage {
  readonly window: EngineWindow;

  constructor(window: EngineWindow) {
    this.window = window;
  }

  /** Loads an address and waits until React has taken over what the server has written. */
  async goto(url: string): Promise<void> {
    await this.window.evaluate(() => {
      Object.assign(window, { isLeft: true });
    });
    await this.window.goto(url);
    await this.until(`${url} answers`, async () =>
      this.window.evaluate(
        () =>
          location.protocol !== 'about:' &&
          !('isLeft' in window) &&
          document.readyState !== 'loading' &&
          !('preHydrationClicks' in window),
      ),
    );
  }

  /** Goes through the browser's history, as its Back and Forward buttons do. */
  async traverse(steps: -1 | 1): Promise<void> {
    await this.window.evaluate((entries) => history.go(entries), steps);
  }

  url(): Promise<string> {
    return this.window.evaluate(() => location.href);
  }

  /** Waits until something holds; what cannot be asked while a page is being left, is asked again. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + patienceMs;
    let failure = '';
    while (Date.now() < deadline) {
      try {
        if (await holds()) return;
        failure = '';
      } catch (error) {
        failure = ` (${error instanceof Error ? error.message : error})`;
      }
      await pause(40);
    }
    const page = await this.window
      .evaluate(() => {
        const shown = [...document.querySelectorAll('main,[role=dialog]')].at(-1) ?? document.body;
        const parts = [...shown.querySelectorAll('h1,h2,p,button,[role=alert],[role=status]')];
        return `${location.href}: ${parts
          .map(({ textContent }) => textContent.trim())
          .join(' · ')
          .slice(0, 1_000)}`;
      })
      .catch(String);
    throw new Error(`Never came: ${what}${failure}. The page was ${page}`);
  }

  /** Waits until the address matches. */
  untilAt(address: RegExp): Promise<void> {
    return this.until(`the address ${address}`, async () => address.test(await this.url()));
  }

  /** Waits until something is shown, and reads it. */
  async see(target: Target): Promise<Found> {
    let found: Found | null = null;
    await this.until(words(target), async () => {
      found = await this.window.evaluate(locate, onTheWire(target), false);
      return found !== null;
    });
    if (found === null) throw new Error(`${words(target)} has gone.`);
    return found;
  }

  /** Waits until something is not shown, or no more. */
  untilGone(target: Target): Promise<void> {
    return this.until(
      `the end of ${words(target)}`,
      async () => (await this.window.evaluate(locate, onTheWire(target), false)) === null,
    );
  }

  async isShown(target: Target): Promise<boolean> {
    return (await this.window.evaluate(locate, onTheWire(target), false)) !== null;
  }

  /**
   * Presses something with the pointer, also twice as in a double click, once it stands still, is enabled and nothing
   * covers it; again where the page moved meanwhile and the press did not come there.
   */
  async press(target: Target, times = 1): Promise<void> {
    await this.until(`a press on ${words(target)}`, async () => {
      const before = await this.#free(target);
      await this.#draws();
      const place = await this.#free(target);
      if (place.x !== before.x || place.y !== before.y || place.isAnimated) return false;
      await this.window.evaluate(guardPress);
      await this.window.perform([inputActions.press(place, times)]);
      return this.#hasArrived();
    });
  }

  async #hasArrived(): Promise<boolean> {
    let hasArrived: boolean | null = null;
    await this.until('the press', async () => {
      // A window that cannot be asked any more was left or closed by the press.
      hasArrived = await this.window.evaluate(hasPressArrived).catch(() => true);
      return hasArrived !== null;
    });
    return hasArrived ?? false;
  }

  /** Finds what can be pressed as it stands. */
  async #free(target: Target): Promise<Found> {
    const found = await this.window.evaluate(locate, onTheWire(target), true);
    if (found === null) throw new Error('not there');
    if (!found.isEnabled) throw new Error('disabled');
    if (found.covered !== null) throw new Error(`covered by ${found.covered}`);
    return found;
  }

  /** Waits until the engine has drawn two frames: until then nothing that moves has another place. */
  async #draws(): Promise<void> {
    await this.window.evaluate(() => {
      Object.assign(window, { isDrawing: true });
      requestAnimationFrame(() => requestAnimationFrame(() => Reflect.deleteProperty(window, 'isDrawing')));
    });
    await this.until('two frames', async () => !(await this.window.evaluate(() => 'isDrawing' in window)));
  }

  /** Presses a radio button or checkbox, and waits until it is chosen. */
  async choose(target: Target): Promise<void> {
    await this.press(target);
    await this.until(`the choice of ${words(target)}`, async () => (await this.see(target)).isChosen);
  }

  /** Puts the caret into a field and types, in place of what is there. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.window.evaluate(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.window.perform([inputActions.type(text)]);
  }

  /** Presses something that opens a window, and waits for that. */
  async pressForPopup(target: Target): Promise<EnginePage> {
    const before = new Set((await this.window.windows()).map(({ id }) => id));
    await this.press(target);
    let opened: EngineWindow | undefined;
    await this.until('a new window', async () => {
      opened = (await this.window.windows()).find(({ id }) => !before.has(id));
      return opened !== undefined;
    });
    if (opened === undefined) throw new Error('The window has gone.');
    return new EnginePage(opened);
  }

  /** Waits until the window is closed. */
  untilClosed(): Promise<void> {
    return this.until('the end of the window', async () =>
      (await this.window.windows()).every(({ id }) => id !== this.window.id),
    );
  }
}

function words({ role, name, within }: Target): string {
  return `${role} ${name}${within ? ` in ${words(within)}` : ''}`;
}

function onTheWire({ role, name, nth = 0, within }: Target): WireTarget {
  const escaped =
    typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$` : name.source;
  return {
    role,
    name: [escaped, typeof name === 'string' ? '' : name.flags],
    nth,
    within: within ? onTheWire(within) : null,
  };
}
