import { logStep, reason } from '../../scripts/stack/cli.ts';
import type { Findings } from '../soak/findings.ts';
import { startOwnStack, withoutRateLimits } from '../stack/own-stack.ts';
import { startBrowser } from '../stack/start-browser.ts';
import { type BoardPage, openBoard } from './board-page.ts';
import { openCounter } from './open-counter.ts';
import { type PayingCustomer, startCustomer } from './paying-customer.ts';

interface CounterRun {
  /** Names the run in its output. */
  readonly part: string;
  readonly findings: Findings;
  /** How many minutes staff have to answer an order. */
  readonly minutesToAnswer: number;
  readonly customerCount: number;
  /** Environment added to every part of the stack. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs `work` at the counter of a stack of its own, with a board in Chromium and signed-in customers. Ends the process with
 * 1 when `work` threw or added violations to the findings, and prints these.
 */
export async function runAtCounter(
  { part, findings, minutesToAnswer, customerCount, environment }: CounterRun,
  work: (board: BoardPage, customers: readonly PayingCustomer[]) => Promise<void>,
): Promise<void> {
  const stack = await startOwnStack({ ...withoutRateLimits, ...environment });
  const browser = await startBrowser();
  try {
    const counter = await openCounter(stack, minutesToAnswer);
    const customers: PayingCustomer[] = [];
    for (let index = 0; index < customerCount; index += 1) {
      const email = `${part}-${index}@example.com`;
      customers.push(await startCustomer(stack, counter.restaurantId, email, findings));
    }
    await work(await openBoard(browser, stack, counter), customers);
  } catch (error) {
    findings.addViolation(reason(error));
  } finally {
    await browser.close();
    await stack.stop();
  }
  for (const [what, times] of findings.failures) logStep(part, `repeated: ${what}, ${times} times`);
  for (const violation of findings.violations) logStep(part, `FAILED: ${violation}`);
  if (findings.violations.length === 0) logStep(part, 'passed');
  process.exit(findings.violations.length === 0 ? 0 : 1);
}
