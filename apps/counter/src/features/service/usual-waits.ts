import type { Busy } from '@tiffin/domain';
import type { UsualWaits } from '@tiffin/ui';

interface Wait {
  readonly minutesFrom: number;
  readonly minutesTo: number;
}

/** How long customers usually wait: the settings that they see, without what a busy restaurant adds to them. */
export function usualWaits(
  { deliveryTerms, collectionTerms }: Readonly<Record<'deliveryTerms' | 'collectionTerms', Wait>>,
  busy: Busy | null,
): UsualWaits {
  const usual = (minutes: number) => Math.max(0, minutes - (busy?.minutes ?? 0));
  return {
    delivery: { minutesFrom: usual(deliveryTerms.minutesFrom), minutesTo: usual(deliveryTerms.minutesTo) },
    collection: {
      minutesFrom: usual(collectionTerms.minutesFrom),
      minutesTo: usual(collectionTerms.minutesTo),
    },
  };
}
