import { type DietaryMark, type Menu, type MenuItem, poundsFromPence, weekdays } from '@tiffin/domain';
import type { RestaurantPage } from '../restaurant/restaurant.server.ts';

const diets: Partial<Record<DietaryMark, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  gluten_free: 'https://schema.org/GlutenFreeDiet',
};

/** The restaurant and its menu as structured data for search engines (schema.org). */
function structuredData({ restaurant, settings, origin }: RestaurantPage, menu: Menu): object {
  const { contact } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: settings.name,
    description: settings.tagline,
    url: `${origin}/`,
    image: `${origin}/share-image`,
    telephone: contact.phone,
    email: contact.email,
    currenciesAccepted: settings.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.addressLine,
      addressLocality: contact.city,
      postalCode: contact.postalCode,
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = restaurant.hours[day];
      if (hours === undefined || !hours.isActive) return [];
      const dayOfWeek = `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
      return [
        { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: hours.opening, closes: hours.closing },
      ];
    }),
    hasMenu: {
      '@type': 'Menu',
      '@id': `${origin}/#menu`,
      name: `Menu of ${settings.name}`,
      inLanguage: 'en-GB',
      hasMenuSection: menu.categories.map(({ id, name, description, items }) => ({
        '@type': 'MenuSection',
        name,
        ...(description !== '' && { description }),
        url: `${origin}/category/${id}`,
        hasMenuItem: items.map((item) => menuItem(item, origin, settings.currency)),
      })),
    },
  };
}

function menuItem(item: MenuItem, origin: string, currency: string): object {
  const suitable = item.dietary.flatMap((mark) => diets[mark] ?? []);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description !== '' && { description: item.description }),
    ...(item.photoUrl !== null && { image: new URL(item.photoUrl, origin).href }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    ...(item.kcal !== null && {
      nutrition: { '@type': 'NutritionInformation', calories: `${item.kcal} calories` },
    }),
    offers: {
      '@type': 'Offer',
      price: poundsFromPence(item.price).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${item.isAvailable ? 'InStock' : 'SoldOut'}`,
    },
  };
}

interface KnownScript {
  readonly page: RestaurantPage;
  readonly script: DataScript;
}

const scripts = new WeakMap<Menu, KnownScript>();

/** The structured data as a script; made once for each answer of the backend, since it grows with the menu. */
export function structuredDataScript(page: RestaurantPage, menu: Menu): DataScript {
  const known = scripts.get(menu);
  if (known !== undefined && isSamePage(known.page, page)) return known.script;
  const script = dataScript(structuredData(page, menu));
  scripts.set(menu, { page, script });
  return script;
}

const isSamePage = (one: RestaurantPage, other: RestaurantPage) =>
  one.restaurant === other.restaurant && one.settings === other.settings && one.origin === other.origin;

interface DataScript {
  readonly type: string;
  readonly children: string;
}

/** The data as a script that runs nothing; a name with "</script>" in it must not end the script. */
export function dataScript(data: object): DataScript {
  return { type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', '\\u003c') };
}
