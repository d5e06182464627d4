/** The steps that the story's play function is in, the outer one first; after a failure those that were not finished. */
const runningSteps: string[] = [];
let lastFinished: string | undefined;

/** Runs a step and remembers it while it runs. */
export async function runNoted(label: string, run: () => Promise<unknown>): Promise<void> {
  runningSteps.push(label);
  await run();
  runningSteps.pop();
  lastFinished = label;
}

/** Says which step a play function is in, or which it finished last, and forgets it for the next story. */
export function takePlace(): string {
  const steps = runningSteps.splice(0);
  const last = lastFinished;
  lastFinished = undefined;
  if (steps.length > 0) return steps.join(' › ');
  return last === undefined ? 'before the first' : `after "${last}"`;
}
