import { isDeepStrictEqual } from 'node:util';
import { pence, poundsFromPence } from '@tiffin/domain';
import type { restaurants, SharedSetting } from '../db/schema.ts';

/** A setting that an import left as it is, by its name in the file. */
export interface KeptSetting {
  readonly name: string;
  readonly kept: string;
  readonly inFile: string;
}

/** How a restaurant is run: after its first import this belongs to the people who run it. */
export const operationalSettings = ['isActive', 'hasDelivery', 'hasCollection', 'minOrderPrice'] as const;

const settingNames = ['name', ...operationalSettings, 'hours', 'timeZone', 'orderEmail'] as const;

/** The settings of a restaurant's row that both the file and an admin may set. */
export type RestaurantSettings = Pick<typeof restaurants.$inferSelect, (typeof settingNames)[number]>;

/** The settings that an import keeps although the file has others. */
export function keptSettings(
  known: RestaurantSettings,
  inFile: RestaurantSettings,
  setByAdmin: readonly SharedSetting[],
): KeptSetting[] {
  const isKept = (name: string) => [...operationalSettings, ...setByAdmin].some((each) => each === name);
  return settingNames
    .filter((name) => isKept(name) && !isDeepStrictEqual(known[name], inFile[name]))
    .map((name) => ({
      name: name === 'orderEmail' ? 'orders.email' : name,
      kept: settingText(name, known),
      inFile: settingText(name, inFile),
    }));
}

function settingText(name: keyof RestaurantSettings, settings: RestaurantSettings): string {
  if (name === 'minOrderPrice') return poundsFromPence(pence(settings.minOrderPrice)).toFixed(2);
  if (name === 'orderEmail') return settings.orderEmail ?? 'the contact address';
  if (name !== 'hours') return String(settings[name]);
  return Object.entries(settings.hours)
    .map(([day, { isActive, opening, closing }]) => `${day} ${isActive ? `${opening}-${closing}` : 'closed'}`)
    .join(', ');
}
