/** A point of the window, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a window's page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes at which pages are walked through. */
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 1000 } } as const;

/** What crosses the wire between a test and a page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A window of a real browser: the little that both wire protocols can do. `EnginePage` builds the rest on it. */
export interface EngineWindow {
  readonly id: string;
  /** Begins to load a page; returns before it is there. */
  goto(url: string): Promise<void>;
  /** Calls a function in the page. It sees nothing of this process but its arguments. */
  evaluate<Args extends readonly Json[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Moves pointer and keys as the engine's own input does; `inputActions` has the few that are needed. */
  perform(actions: readonly InputActions[]): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** All windows of the same browser, those that pages have opened too. */
  windows(): Promise<readonly EngineWindow[]>;
}

/** A running browser of one engine. */
export interface Engine {
  /** Opens a window with an empty profile of its own; ends the one before it. */
  open(size: Size): Promise<EngineWindow>;
  /** What pages have thrown, logged as errors or done against their content security policy, and forgets it. */
  takeFaults(): readonly string[];
  close(): Promise<void>;
}

/** The actions of one input device, as WebDriver and WebDriver BiDi both take them. */
export type InputActions = Readonly<Record<string, unknown>>;

/** What the tests do with input devices. */
export const inputActions = {
  press: ({ x, y }: Point, times: number): InputActions => ({
    type: 'pointer',
    id: 'pointer',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      ...Array.from({ length: times }, () => [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]).flat(),
    ],
  }),
  type: (text: string): InputActions => ({
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  }),
};
