import { logStep } from '../../scripts/stack/cli.ts';
import { median, quantile } from '../statistics.ts';

/** Times as people read them: how many, the middle one, the one that 95 of 100 do not exceed, and the longest. */
export function timesOf(values: readonly number[]): string {
  if (values.length === 0) return 'none';
  const [middle, most, worst] = [median(values), quantile(values, 0.95), Math.max(...values)];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return `${values.length}, median ${ms(middle)}, 95 % within ${ms(most)}, worst ${ms(worst)}`;
}

/** Prints what must not have happened. */
export function printProblems(part: string, problems: readonly string[]): void {
  for (const problem of problems) logStep(part, `FAILED: ${problem}`);
  if (problems.length === 0) logStep(part, 'held');
}
