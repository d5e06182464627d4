import type { DeliveryArea } from '../delivery/delivery-area.ts';
import { formatPounds, penceFromPounds } from '../money/pounds.ts';
import type { FileProblem } from './file-problem.ts';
import type { WrittenFile } from './restaurant-file-schema.ts';
import type { AreaInFile, SettingsInFile } from './settings-schema.ts';

type Written = Pick<SettingsInFile, 'areas' | 'deliveryTerms'>;

/** The delivery areas of a file; `deliveryTerms` are its one area. */
export function deliveryAreas({ areas, deliveryTerms }: Written): readonly DeliveryArea[] {
  if (areas !== undefined)
    return areas.map(({ name, postcodes = null, radiusKm = null, minimumOrder, ...terms }) => ({
      ...{ name, postcodes, radiusKm, ...paid(terms) },
      minimumOrder: minimumOrder === 0 ? null : penceFromPounds(minimumOrder),
    }));
  if (deliveryTerms === undefined) throw new Error('A checked file has deliveryTerms or areas.');
  const { postcodeDistricts: postcodes, radiusKm, ...terms } = deliveryTerms;
  return [{ name: null, postcodes, radiusKm, minimumOrder: null, ...paid(terms) }];
}

function paid({ fee, freeFrom, minutes }: Pick<AreaInFile, 'fee' | 'freeFrom' | 'minutes'>) {
  const [minutesFrom = 0, minutesTo = 0] = minutes.split('-').map(Number);
  return {
    fee: penceFromPounds(fee),
    freeFrom: freeFrom === null ? null : penceFromPounds(freeFrom),
    minutesFrom,
    minutesTo,
  };
}

/** Finds what makes the delivery of a file impossible to understand. */
export function areaProblems({ settings: { areas, deliveryTerms } }: WrittenFile): FileProblem[] {
  if ((areas === undefined) === (deliveryTerms === undefined)) {
    const both = areas === undefined ? 'neither deliveryTerms nor areas' : 'both deliveryTerms and areas';
    return [{ path: ['settings'], message: `settings has ${both}: write one of the two.` }];
  }
  return (areas ?? []).flatMap(({ name, postcodes, radiusKm }, index) =>
    postcodes === undefined && radiusKm === undefined
      ? [
          {
            path: ['settings', 'areas', String(index)],
            message: `area ${name} says nowhere where it is: write postcodes, radiusKm or both.`,
          },
        ]
      : [],
  );
}

/** Finds areas that are drawn twice, and minimums that raise nothing. */
export function areaWarnings({ settings: { areas = [], minOrderPrice } }: WrittenFile): FileProblem[] {
  return areas.flatMap((area, index) => {
    const path = ['settings', 'areas', String(index)];
    const before = areas.slice(0, index);
    const twice = (drawn: string, other: AreaInFile) =>
      `${drawn} is in ${other.name} and in ${area.name}: orders go by the lower fee. Keep one of them.`;
    const sentences = [
      ...(area.postcodes ?? []).flatMap((beginning) =>
        before
          .filter(({ postcodes = [] }) => postcodes.includes(beginning))
          .map((other) => twice(beginning, other)),
      ),
      ...before
        .filter(({ radiusKm }) => radiusKm !== undefined && radiusKm === area.radiusKm)
        .map((other) => twice(`${area.radiusKm} km`, other)),
      ...(area.minimumOrder > 0 && area.minimumOrder <= minOrderPrice
        ? [
            `${area.name}: a minimumOrder of ${formatPounds(penceFromPounds(area.minimumOrder))} raises nothing, because minOrderPrice holds everywhere. Raise it or leave it out.`,
          ]
        : []),
    ];
    return sentences.map((message) => ({ path, message }));
  });
}
