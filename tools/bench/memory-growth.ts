import { logStep } from '../../scripts/stack/cli.ts';
import { readLastSoak } from '../soak/last-soak.ts';
import { plainRow } from './measured-rows.ts';
import type { Measured } from './report.ts';

/** How the memory of the nodes grew in the last soak: it cannot be measured in passing. */
export function readMemory(): Measured[] {
  const soak = readLastSoak();
  if (soak === undefined || soak.minutes < 30) {
    logStep('memory', 'needs a soak of 30 minutes before: npm run test:soak -- system');
    return [];
  }
  return Object.entries(soak.growth).map(([name, percent]) => ({
    ...plainRow({ what: `memory growth of ${name} in a soak`, unit: '%', bar: 5, aim: 2, better: 'less' }, [
      percent,
    ]),
    spread: `${soak.minutes} minutes, seed ${soak.seed}`,
  }));
}
