/** The steps that the story's play function is in, the outer one first; after a failure those that were not finished. */
const runningSteps: string[] = [];

/** Runs a step and remembers it while it runs. */
export async function runNoted(label: string, run: () => Promise<unknown>): Promise<void> {
  runningSteps.push(label);
  await run();
  runningSteps.pop();
}

/** The running steps, emptied for the next story. */
export const takeSteps = (): readonly string[] => runningSteps.splice(0);
