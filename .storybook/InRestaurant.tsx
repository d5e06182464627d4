import { type ComponentType, useMemo, useSyncExternalStore } from 'react';
import { inWordsOf } from './in-words-of.ts';
import type { RestaurantWords } from './restaurant-words.ts';

type StoryArgs = Readonly<Record<string, unknown>>;

let played: string | undefined;
const listeners = new Set<() => void>();

/** Notes which story's play function has ended; undefined while one runs. */
export function notePlayed(storyId: string | undefined): void {
  played = storyId;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface InRestaurantProps {
  storyId: string;
  Story: ComponentType<{ args: StoryArgs }>;
  args: StoryArgs;
  /** What the toolbar's restaurant has in the place of Saffron & Smoke's things. */
  restaurant: RestaurantWords;
  /** Docs pages run no play function. */
  isOnDocsPage: boolean;
}

/**
 * Shows a story with the names, lines, dishes and mails of another restaurant. Play functions speak of Saffron & Smoke: the
 * story has its own words until its play function has ended.
 */
export const InRestaurant = ({ storyId, Story, args, restaurant, isOnDocsPage }: InRestaurantProps) => {
  const isPlayed = useSyncExternalStore(subscribe, () => played === storyId);
  const inTheirWords = useMemo(() => inWordsOf(restaurant)(args), [restaurant, args]);
  return <Story args={isPlayed || isOnDocsPage ? inTheirWords : args} />;
};
