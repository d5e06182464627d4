/** How many of a component's stories are checked in each way. */
export interface Checks {
  /** By axe, after the story's play function. */
  readonly axe: number;
  /** By keys alone. */
  readonly keyboard: number;
  /** Through roles, names and descriptions, as a screen reader has them. */
  readonly roles: number;
}

/** Reads from the source of a component's stories what the story tests check. */
export function checksOf(sources: readonly string[]): Checks {
  const count = (pattern: RegExp) => sources.filter((source) => pattern.test(source)).length;
  return {
    // Every story, without exception: preview.tsx makes a violation an error.
    axe: sources.length,
    keyboard: count(/userEvent\.(tab|keyboard)\(/),
    roles: count(/ByRole\(|toHaveAccessible(Name|Description)\(/),
  };
}
