import type { MenuOverview } from '@tiffin/domain';
import type { RestaurantPage } from '../restaurant/restaurant.server.ts';
import { sectionFacts } from './category-json-ld.ts';
import { type JsonLdScript, jsonLdScript } from './json-ld.ts';
import { openingHoursFacts, specialOpeningHours } from './opening-hours-facts.ts';

/**
 * The JSON-LD of the restaurant and the sections of its menu, for search engines (schema.org); the dishes stand on the
 * pages of their categories.
 */
export function restaurantJsonLd(
  { restaurant, settings, origin }: RestaurantPage,
  menu: MenuOverview,
): JsonLdScript {
  const { contact } = settings;
  return jsonLdScript({
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
    ...(settings.cuisine !== null && { servesCuisine: settings.cuisine }),
    ...(menu.priceRange !== null && { priceRange: menu.priceRange }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.addressLine,
      addressLocality: contact.city,
      postalCode: contact.postalCode,
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
    openingHoursSpecification: openingHoursFacts(restaurant.hours),
    ...specialOpeningHours(restaurant.specialHours ?? []),
    potentialAction: {
      '@type': 'OrderAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/`,
        inLanguage: 'en-GB',
        actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
      },
      deliveryMethod: [
        ...(restaurant.hasDelivery ? ['http://purl.org/goodrelations/v1#DeliveryModeOwnFleet'] : []),
        ...(restaurant.hasCollection ? ['http://purl.org/goodrelations/v1#DeliveryModePickUp'] : []),
      ],
    },
    hasMenu: {
      '@type': 'Menu',
      '@id': `${origin}/#menu`,
      name: `Menu of ${settings.name}`,
      inLanguage: 'en-GB',
      hasMenuSection: menu.categories.map((category) => ({
        '@type': 'MenuSection',
        ...sectionFacts(category, origin),
      })),
    },
  });
}
