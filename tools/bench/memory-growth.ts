import { logStep } from '../../scripts/stack/cli.ts';
import { readLastSoak } from '../soak/last-soak.ts';
import { plainRow } from './measured-rows.ts';
import type { Measured } from './report.ts';

/** Reads how the memory of the nodes grew in the last soak, since a benchmark is too short to measure it. */
export function memoryRows(): Measured[] {
  const soak = readLastSoak();
  if (soak === undefined || soak.minutes < 30) {
    logStep('memory', 'needs a soak of 30 minutes first: npm run test:soak -- system');
    return [];
  }
  return Object.entries(soak.growth).map(([name, percent]) => ({
    ...plainRow({ what: `memory growth of ${name} in a soak`, unit: '%', bar: 5, aim: 2, better: 'less' }, [
      percent,
    ]),
    spread: `${soak.minutes} minutes, seed ${soak.seed}`,
  }));
}
