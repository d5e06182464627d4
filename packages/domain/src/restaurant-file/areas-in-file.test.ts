import { expect, test } from 'vitest';
import { fileContent } from '../testing/restaurant-file.ts';
import { deliveryAreas } from './areas-in-file.ts';
import { checkRestaurantFile } from './check-restaurant-file.ts';

/** A file with these areas in place of its delivery terms. */
function check(...areas: readonly object[]) {
  const content = fileContent([[]]);
  const { deliveryTerms: _, ...settings } = content.settings;
  const checked = checkRestaurantFile({ ...content, settings: { ...settings, areas } });
  if (!checked.isUsable) throw new Error(checked.problems.map(({ message }) => message).join('\n'));
  return checked;
}

const centre = { name: 'City centre', postcodes: ['LS1', 'LS16 5'], fee: 1.99, minutes: '25-35' };
const nearby = { name: 'Nearby', radiusKm: 8, fee: '£3.99', freeFrom: 50, minutes: '45-60' };

test('areas are read in pence, with what is left out', () => {
  const { file, warnings } = check(centre, { ...nearby, minimumOrder: 20 });
  expect(warnings).toEqual([]);
  expect(deliveryAreas(file.settings)).toEqual([
    {
      ...{ name: 'City centre', postcodes: ['LS1', 'LS16 5'], radiusKm: null },
      ...{ fee: 199, freeFrom: null, minimumOrder: null, minutesFrom: 25, minutesTo: 35 },
    },
    {
      ...{ name: 'Nearby', postcodes: null, radiusKm: 8 },
      ...{ fee: 399, freeFrom: 5000, minimumOrder: 2000, minutesFrom: 45, minutesTo: 60 },
    },
  ]);
});

test('delivery terms are the one area of a file', () => {
  const checked = checkRestaurantFile(fileContent([[]]));
  if (!checked.isUsable) throw new Error('The file is usable.');
  expect(deliveryAreas(checked.file.settings)).toEqual([
    {
      ...{ name: null, postcodes: ['LS1'], radiusKm: 6 },
      ...{ fee: 249, freeFrom: null, minimumOrder: null, minutesFrom: 35, minutesTo: 50 },
    },
  ]);
});

test('what is drawn twice, and a minimum that raises nothing, are warned of', () => {
  const { warnings } = check(
    centre,
    nearby,
    { ...centre, name: 'Dock', postcodes: ['LS10', 'LS1'], minimumOrder: 15 },
    { ...nearby, name: 'Ring', minimumOrder: 15.01 },
  );
  expect(warnings.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'settings.areas.2: LS1 is in City centre and in Dock: orders go by the lower fee. Keep one of them.',
    'settings.areas.2: Dock: a minimumOrder of £15.00 raises nothing, because minOrderPrice holds everywhere. Raise it or leave it out.',
    'settings.areas.3: 8 km is in Nearby and in Ring: orders go by the lower fee. Keep one of them.',
  ]);
});
