import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations, StoryContext } from 'storybook/internal/types';

/** A story as a docs page shows it: rendered, its play function not run. */
export interface RenderedStory {
  readonly title: string;
  readonly name: string;
  /** The markup and all that a reader sees but markup lacks: what is filled in, and the globals of the story's own. */
  readonly markup: string;
  /** Why it may not stand on the docs page itself, but in a window of its own. */
  readonly needsWindow: string | undefined;
  readonly hasWindow: boolean;
  readonly isOnDocsPage: boolean;
  /** Nothing shows yet: what is rendered later, such as a mail, cannot be compared. */
  readonly isEmpty: boolean;
}

const stories = new Map<string, RenderedStory>();

/** The stories rendered so far, by their ids. */
export const renderedStories: ReadonlyMap<string, RenderedStory> = stories;

let latest: StoryContext<ReactRenderer> | undefined;

/** The story that is on the page, as its hooks have it. */
export const latestStory = () => latest;

const isLocked = () => getComputedStyle(document.body).overflowY === 'hidden';
const hasTakenFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** What people have filled in is in the controls' properties, not in the markup. */
const filledIn = (root: ParentNode) =>
  [...root.querySelectorAll('input, select, textarea')].map((control) =>
    control instanceof HTMLInputElement ? [control.value, control.checked] : Reflect.get(control, 'value'),
  );

/** Ids differ between two renderings of the same story: they are numbered in the order of their appearance. */
function withEvenIds(markup: string): string {
  const numbers = new Map<string, number>();
  return markup.replaceAll(/(?:radix-)?_r_\w+_/g, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size);
    return `id-${numbers.get(id)}`;
  });
}

/** Renders a story as Storybook's React renderer does, and keeps what it looks like before its play function runs. */
export const mount: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> = (context) => async (ui) => {
  if (ui !== undefined && ui !== null) context.originalStoryFn = () => ui;
  latest = context;
  await context.renderToCanvas();
  const { id, title, name, tags, parameters, storyGlobals, canvasElement } = context;
  const places = [
    canvasElement,
    ...document.querySelectorAll('body > [role="dialog"], body > [role="status"]'),
  ];
  stories.set(id, {
    title,
    name,
    markup: JSON.stringify([
      storyGlobals,
      places.map((place) => withEvenIds(place.innerHTML)),
      places.map(filledIn),
    ]),
    needsWindow: isLocked() ? 'locks the page' : hasTakenFocus() ? 'takes the focus' : undefined,
    hasWindow: parameters.docs?.story?.inline === false || storyGlobals.viewport !== undefined,
    isOnDocsPage: tags.includes('autodocs'),
    isEmpty: places.every(
      (place) => place.textContent === '' && place.querySelector('input, svg, img') === null,
    ),
  });
  return context.canvas;
};
