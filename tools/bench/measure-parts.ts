import { logStep, reason } from '../../scripts/stack/cli.ts';
import type { Results } from './report.ts';

/** A part of the benchmark, which is chosen by its name. */
export interface Part {
  readonly name: string;
  readonly measure: () => Promise<Partial<Results>>;
}

/** Measures the parts one after the other; reports what is known after each. A part that fails leaves the others theirs. */
export async function measureParts(
  parts: readonly Part[],
  onMeasured: (results: Results) => void,
): Promise<Results> {
  let results: Results = { measured: [], tables: [], failures: [] };
  for (const { name, measure } of parts) {
    logStep(name, 'measuring ...');
    try {
      const { measured = [], tables = [] } = await measure();
      results = {
        ...results,
        measured: [...results.measured, ...measured],
        tables: [...results.tables, ...tables],
      };
    } catch (error) {
      logStep(name, reason(error));
      results = { ...results, failures: [...results.failures, { part: name, reason: reason(error) }] };
    }
    onMeasured(results);
  }
  return results;
}
