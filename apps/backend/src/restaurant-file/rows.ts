import { penceFromPounds } from '@tiffin/domain';
import type { PromoCodeInFile, RestaurantFile } from '@tiffin/domain/restaurant-file';
import type {
  menuCategories,
  menuChoices,
  menuItems,
  menuOptions,
  promoCodes,
  restaurantSettings,
  StoredHours,
} from '../db/schema.ts';
import { idFromKey } from '../ids.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];

/** The rows of a restaurant's menu. */
export interface MenuRows {
  readonly categories: Row<typeof menuCategories>[];
  readonly items: Row<typeof menuItems>[];
  readonly options: Row<typeof menuOptions>[];
  readonly choices: Row<typeof menuChoices>[];
}

/** Turns the categories of a file into rows whose ids follow from the restaurant and the keys. */
export function menuRows(file: RestaurantFile, restaurantId: string): MenuRows {
  const rows: MenuRows = { categories: [], items: [], options: [], choices: [] };
  for (const [position, category] of file.categories.entries()) {
    const categoryId = idFromKey(restaurantId, 'category', category.key);
    rows.categories.push({
      id: categoryId,
      restaurantId,
      name: category.name,
      shortName: category.shortName ?? category.name,
      description: category.description,
      position,
      isRetired: false,
    });
    for (const [itemPosition, item] of category.items.entries()) {
      const menuItemId = idFromKey(restaurantId, 'item', item.key);
      rows.items.push({
        id: menuItemId,
        categoryId,
        restaurantId,
        name: item.name,
        description: item.description,
        photoUrl: item.photoUrl,
        price: penceFromPounds(item.price),
        isAvailable: item.isAvailable,
        allergens: item.allergens,
        dietary: [...item.dietary],
        heat: item.heat,
        kcal: item.kcal,
        position: itemPosition,
        isRetired: false,
      });
      for (const [optionPosition, option] of item.options.entries()) {
        const optionId = idFromKey(menuItemId, 'option', option.key);
        rows.options.push({
          id: optionId,
          menuItemId,
          name: option.name,
          minChoices: option.min,
          maxChoices: option.max ?? option.choices.length,
          position: optionPosition,
          isRetired: false,
        });
        for (const [choicePosition, choice] of option.choices.entries()) {
          rows.choices.push({
            id: idFromKey(optionId, 'choice', choice.key),
            optionId,
            name: choice.name,
            price: penceFromPounds(choice.price),
            isAvailable: choice.isAvailable,
            allergens: choice.allergens,
            position: choicePosition,
            isRetired: false,
          });
        }
      }
    }
  }
  return rows;
}

/** The settings row of a file. */
export function settingsRow(file: RestaurantFile, restaurantId: string): Row<typeof restaurantSettings> {
  const { settings } = file;
  const delivery = minutes(settings.deliveryTerms.minutes);
  const collection = minutes(settings.collectionTerms.minutes);
  const { freeFrom, postcodeDistricts } = settings.deliveryTerms;
  return {
    restaurantId,
    brandHue: settings.brandHue,
    logoUrl: settings.logoUrl,
    tagline: settings.tagline,
    locality: settings.locality,
    cuisine: settings.cuisine,
    contact: settings.contact,
    legal: settings.legal,
    iosAppUrl: settings.appLinks.ios,
    androidAppUrl: settings.appLinks.android,
    deliveryFee: penceFromPounds(settings.deliveryTerms.fee),
    deliveryFreeFrom: freeFrom === null ? null : penceFromPounds(freeFrom),
    deliveryRadiusKm: settings.deliveryTerms.radiusKm,
    deliveryDistricts: postcodeDistricts === null ? null : [...postcodeDistricts],
    deliveryMinutesFrom: delivery.from,
    deliveryMinutesTo: delivery.to,
    collectionMinutesFrom: collection.from,
    collectionMinutesTo: collection.to,
    serviceFeeFixed: penceFromPounds(settings.serviceFee.fixed),
    serviceFeePercent: settings.serviceFee.percent,
  };
}

/** The rows of a file's promo codes; the first in the file counts as the newest. */
export function promoCodeRows(
  file: RestaurantFile,
  restaurantId: string,
  now: Date,
): Row<typeof promoCodes>[] {
  return file.promoCodes.map((promo, index) => ({
    id: idFromKey(restaurantId, 'promo-code', promo.code),
    restaurantId,
    code: promo.code,
    type: promo.type,
    appliesTo: promo.appliesTo,
    description: promo.description,
    value: promoValue(promo),
    minimumOrder: penceFromPounds(promo.minimumOrder),
    startsAt: promo.startsAt === null ? null : new Date(promo.startsAt),
    endsAt: promo.endsAt === null ? null : new Date(promo.endsAt),
    isActive: promo.isActive,
    isPublic: promo.isPublic,
    maxRedemptions: promo.maxRedemptions,
    maxRedemptionsPerCustomer: promo.maxRedemptionsPerCustomer,
    createdAt: new Date(now.getTime() - index * 1_000),
  }));
}

/** The opening hours of a file as they are stored and sent; a closed day keeps equal times. */
export function openingHours(file: RestaurantFile): StoredHours {
  return Object.fromEntries(
    Object.entries(file.hours).map(([day, text = 'closed']) => {
      const [opening = '00:00', closing = '00:00'] = text === 'closed' ? [] : text.split('-');
      return [day, { isActive: text !== 'closed', opening, closing }];
    }),
  );
}

function promoValue(promo: PromoCodeInFile): number {
  if (promo.type === 'PERCENTAGE_OFF') return promo.percent ?? 0;
  return promo.type === 'FIXED_AMOUNT_OFF' ? penceFromPounds(promo.amount ?? 0) : 0;
}

function minutes(range: string): { from: number; to: number } {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return { from, to };
}
