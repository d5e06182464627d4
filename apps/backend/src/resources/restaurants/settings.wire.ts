import type { components } from '@tiffin/api/schema';
import {
  addBusyMinutes,
  type Busy,
  generalTerms,
  type Pence,
  pence,
  photoPath,
  poundsFromPence,
} from '@tiffin/domain';
import type { restaurantSettings } from '../../db/schema.ts';
import { deliveryAreasOf } from '../service/delivery-areas.ts';

/** Settings as they stand in the database. */
export interface SettingsRow {
  readonly name: string;
  readonly minOrderPrice: number;
  readonly settings: typeof restaurantSettings.$inferSelect;
  /** The main one first. */
  readonly domains: readonly string[];
}

/** Settings as the wire shows them: pence become pounds here, and estimates take as long as they do now. */
export function settingsToWire(
  restaurantId: string,
  row: SettingsRow,
  busy: Busy | null,
): components['schemas']['Settings'] {
  const { settings } = row;
  const wait = (minutes: number) => addBusyMinutes(minutes, busy);
  const pounds = (amount: number) => poundsFromPence(pence(amount));
  const poundsOrNull = (amount: Pence | null) => (amount === null ? null : poundsFromPence(amount));
  const areas = deliveryAreasOf(settings, busy);
  const general = generalTerms(areas);
  return {
    restaurantId,
    minOrderPrice: pounds(row.minOrderPrice),
    domain: row.domains[0] ?? '',
    domains: [...row.domains],
    brandHue: settings.brandHue,
    logoUrl: settings.logoUrl,
    ...(settings.masthead !== null && { mastheadUrl: photoPath(settings.masthead.hash, 640) }),
    name: row.name,
    tagline: settings.tagline,
    locality: settings.locality,
    cuisine: settings.cuisine,
    currency: 'GBP',
    contact: settings.contact,
    legal: settings.legal,
    appLinks: { ios: settings.iosAppUrl, android: settings.androidAppUrl },
    deliveryTerms: {
      fee: pounds(general.fee),
      freeFrom: poundsOrNull(general.freeFrom),
      radiusKm: settings.deliveryRadiusKm,
      postcodeDistricts: settings.deliveryAreas === null ? settings.deliveryDistricts : null,
      minutesFrom: general.minutesFrom,
      minutesTo: general.minutesTo,
    },
    ...(settings.deliveryAreas !== null && {
      deliveryAreas: areas.map(({ name, postcodes, fee, freeFrom, minimumOrder, ...same }) => ({
        ...same,
        name: name ?? '',
        postcodes: postcodes && [...postcodes],
        fee: pounds(fee),
        freeFrom: poundsOrNull(freeFrom),
        minimumOrder: poundsOrNull(minimumOrder),
      })),
    }),
    collectionTerms: {
      minutesFrom: wait(settings.collectionMinutesFrom),
      minutesTo: wait(settings.collectionMinutesTo),
    },
    serviceFee: { fixed: pounds(settings.serviceFeeFixed), percent: settings.serviceFeePercent },
    acceptsTips: settings.acceptsTips,
  };
}
