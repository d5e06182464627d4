/** A story as its docs page knows it. */
export interface CheckedStory {
  /** What its file says of it. */
  readonly source: string;
  readonly tags: readonly string[];
}

/** How many stories are checked in one way: each time, and besides them only in the soak. */
export interface Runs {
  readonly always: number;
  readonly soak: number;
}

/** How many of a component's stories are checked in each way. */
export interface Checks {
  /** By axe, after the story's play function, in light. */
  readonly axe: Runs;
  /** By axe in dark: each time the first story as a phone shows it, in the soak all of them. */
  readonly dark: Runs;
  /** By keys alone. */
  readonly keyboard: Runs;
  /** Through roles, names and descriptions, as a screen reader has them. */
  readonly roles: Runs;
}

const isForSoak = ({ tags }: CheckedStory) => tags.includes('soak');
const hasScheme = ({ tags }: CheckedStory) => !tags.includes('any-scheme');

/** Reads from the source of a component's stories what the story tests check, and when. */
export function checksOf(stories: readonly CheckedStory[]): Checks {
  const tested = stories.filter(({ tags }) => tags.includes('test'));
  const runs = (those: readonly CheckedStory[]): Runs => {
    const soak = those.filter(isForSoak).length;
    return { always: those.length - soak, soak };
  };
  const reading = (pattern: RegExp) => runs(tested.filter(({ source }) => pattern.test(source)));
  const inDark = tested.filter(hasScheme).length;
  const always = tested.some((story) => hasScheme(story) && !isForSoak(story)) ? 1 : 0;
  return {
    // Every story, without exception: preview.tsx makes a violation an error.
    axe: runs(tested),
    dark: { always, soak: inDark - always },
    keyboard: reading(/userEvent\.(tab|keyboard)\(/),
    roles: reading(/ByRole\(|toHaveAccessible(Name|Description)\(/),
  };
}

const counted = (count: number) => (count === 1 ? '1 story' : `${count} stories`);

/** "3 stories in every npm test, 2 more in the soak"; `none` where no story is checked. */
export function runsInWords({ always, soak }: Runs, none: string): string {
  if (always + soak === 0) return none;
  if (always === 0) return `${counted(soak)}, only in the soak`;
  return soak === 0
    ? `${counted(always)} in every npm test`
    : `${counted(always)} in every npm test, ${soak} more in the soak`;
}
