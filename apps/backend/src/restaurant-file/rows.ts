import { generalTerms, type Photo, type PromoCategory, penceFromPounds, photoPath } from '@tiffin/domain';
import {
  deliveryAreas,
  hoursFromText,
  type ItemInFile,
  mostOf,
  type PromoCodeInFile,
  type RestaurantFile,
  saleTimesOf,
  soldModeOf,
} from '@tiffin/domain/restaurant-file';
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
import type { StoredPicture } from '../pictures/write-pictures.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];

type NestedOptions = ItemInFile['options'][number]['choices'][number]['options'];

/** An option of a dish, or of one of its choices, which ask nothing further. */
interface OptionInFile extends Omit<NestedOptions[number], 'choices'> {
  readonly choices: readonly (NestedOptions[number]['choices'][number] & {
    readonly options?: NestedOptions;
  })[];
}

/** The rows of a restaurant's menu. */
export interface MenuRows {
  readonly categories: Row<typeof menuCategories>[];
  readonly items: Row<typeof menuItems>[];
  readonly options: Row<typeof menuOptions>[];
  readonly choices: Row<typeof menuChoices>[];
}

/** The pictures that a file names, by their paths. */
export type Pictures = ReadonlyMap<string, StoredPicture>;

/** Turns the categories of a file into rows whose ids follow from the restaurant and the keys. */
export function menuRows(
  file: RestaurantFile,
  restaurantId: string,
  pictures: Pictures = new Map(),
): MenuRows {
  const rows: MenuRows = { categories: [], items: [], options: [], choices: [] };
  const dishes = new Set(file.categories.flatMap(({ items }) => items.map(({ key }) => key)));
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
      const photo = photoOf(item.photo, pictures);
      rows.items.push({
        id: menuItemId,
        categoryId,
        restaurantId,
        name: item.name,
        kitchenName: item.kitchenName,
        description: item.description,
        photoUrl: photo === null ? item.photoUrl : photoPath(photo.hash, 640),
        photo,
        price: penceFromPounds(item.price),
        isAvailable: item.isAvailable,
        allergens: item.allergens,
        dietary: [...item.dietary],
        heat: item.heat,
        kcal: item.kcal,
        isAlcohol: item.alcohol,
        saleTimes: saleTimesOf(item, category),
        onlyMode: soldModeOf(item, category),
        maxPerOrder: item.maxPerOrder ?? null,
        alsoIn: item.alsoIn
          .filter((key) => key !== category.key)
          .map((key) => idFromKey(restaurantId, 'category', key)),
        goesWith: item.goesWith
          .filter((key) => key !== item.key && dishes.has(key))
          .map((key) => idFromKey(restaurantId, 'item', key)),
        position: itemPosition,
        isRetired: false,
      });
      addOptions(rows, item.options, { menuItemId, choiceId: null });
    }
  }
  return rows;
}

/** Adds options with their choices, and then the options of those; a nested id follows from that of its choice. */
function addOptions(
  rows: MenuRows,
  options: readonly OptionInFile[],
  { menuItemId, choiceId }: { readonly menuItemId: string; readonly choiceId: string | null },
): void {
  for (const [position, option] of options.entries()) {
    const optionId = idFromKey(choiceId ?? menuItemId, 'option', option.key);
    rows.options.push({
      id: optionId,
      menuItemId,
      choiceId,
      name: option.name,
      minChoices: option.min,
      maxChoices: mostOf(option),
      included: option.included,
      pricing: option.pricing ?? null,
      position,
      isRetired: false,
    });
    for (const [place, choice] of option.choices.entries()) {
      const id = idFromKey(optionId, 'choice', choice.key);
      rows.choices.push({
        id,
        optionId,
        name: choice.name,
        kitchenName: choice.kitchenName,
        price: penceFromPounds(choice.price),
        maxPieces: choice.max,
        isPreselected: choice.preselected,
        isAvailable: choice.isAvailable,
        allergens: choice.allergens,
        dietary: [...choice.dietary],
        kcal: choice.kcal,
        isAlcohol: choice.alcohol,
        position: place,
        isRetired: false,
      });
      addOptions(rows, choice.options ?? [], { menuItemId, choiceId: id });
    }
  }
}

/** The settings row of a file. */
export function settingsRow(
  file: RestaurantFile,
  restaurantId: string,
  pictures: Pictures = new Map(),
): Row<typeof restaurantSettings> {
  const { settings } = file;
  const logo = photoOf(settings.logo, pictures);
  const collection = minutes(settings.collectionTerms.minutes);
  const areas = deliveryAreas(settings);
  const general = generalTerms(areas);
  const { deliveryTerms: only } = settings;
  return {
    restaurantId,
    brandHue: settings.brandHue,
    logoUrl: logo === null ? settings.logoUrl : photoPath(logo.hash, 160),
    logo,
    masthead: photoOf(settings.masthead, pictures),
    tagline: settings.tagline,
    locality: settings.locality,
    cuisine: settings.cuisine,
    contact: settings.contact,
    legal: settings.legal,
    iosAppUrl: settings.appLinks.ios,
    androidAppUrl: settings.appLinks.android,
    deliveryFee: general.fee,
    deliveryFreeFrom: general.freeFrom,
    deliveryRadiusKm: only?.radiusKm ?? null,
    // Where areas decide these columns reach nowhere: null would be everywhere to a server of the version before.
    deliveryDistricts: only === undefined ? [] : only.postcodeDistricts && [...only.postcodeDistricts],
    deliveryMinutesFrom: general.minutesFrom,
    deliveryMinutesTo: general.minutesTo,
    deliveryAreas: only === undefined ? [...areas] : null,
    collectionMinutesFrom: collection.from,
    collectionMinutesTo: collection.to,
    serviceFeeFixed: penceFromPounds(settings.serviceFee.fixed),
    serviceFeePercent: settings.serviceFee.percent,
    acceptsTips: settings.acceptsTips,
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
    mode: promo.mode ?? null,
    categories: promo.categories?.map((key) => promoCategory(file, restaurantId, key)) ?? null,
    days: promo.days ?? null,
    firstOrder: promo.firstOrder,
    cap: promo.cap === undefined ? null : penceFromPounds(promo.cap),
    startsAt: promo.startsAt === null ? null : new Date(promo.startsAt),
    endsAt: promo.endsAt === null ? null : new Date(promo.endsAt),
    isActive: promo.isActive,
    isPublic: promo.isPublic,
    maxRedemptions: promo.maxRedemptions,
    maxRedemptionsPerCustomer: promo.maxRedemptionsPerCustomer,
    createdAt: new Date(now.getTime() - index * 1_000),
  }));
}

type NamedPhoto = RestaurantFile['settings']['logo'];

function photoOf(named: NamedPhoto, pictures: Pictures): Photo | null {
  if (named === undefined) return null;
  const { file, focalX, focalY } = named;
  const picture = pictures.get(file);
  if (picture === undefined) throw new Error(`The picture ${file} was not taken.`);
  return { ...picture, focalX, focalY };
}

/** The opening hours of a file as they are stored and sent; a closed day keeps equal times. */
export function openingHours(file: RestaurantFile): StoredHours {
  return Object.fromEntries(
    Object.entries(file.hours).map(([day, text = 'closed']) => [day, hoursFromText(text)]),
  );
}

function promoCategory(file: RestaurantFile, restaurantId: string, key: string): PromoCategory {
  const name = file.categories.find((category) => category.key === key)?.name ?? key;
  return { id: idFromKey(restaurantId, 'category', key), name };
}

function promoValue(promo: PromoCodeInFile): number {
  if (promo.type === 'PERCENTAGE_OFF') return promo.percent ?? 0;
  return promo.type === 'FIXED_AMOUNT_OFF' ? penceFromPounds(promo.amount ?? 0) : 0;
}

function minutes(range: string): { from: number; to: number } {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return { from, to };
}
