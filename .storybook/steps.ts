/** The steps that the story's play function is in, the outer one first; after a failure those that were not finished. */
const underWay: string[] = [];

/** Runs a step and remembers it while it is under way. */
export async function runNoted(label: string, run: () => Promise<unknown>): Promise<void> {
  underWay.push(label);
  await run();
  underWay.pop();
}

/** The steps under way, emptied for the next story. */
export const takeSteps = (): readonly string[] => underWay.splice(0);
