import { weekdays } from '@tiffin/domain';
import type { RestaurantPage } from './restaurant.server.ts';

/** What search engines are told about the restaurant (schema.org), as a script that holds data and runs nothing. */
export function structuredDataScript({ restaurant, settings }: RestaurantPage) {
  const { contact } = settings;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: settings.name,
    description: settings.tagline,
    url: `https://${settings.domain}/`,
    telephone: contact.phone,
    email: contact.email,
    currenciesAccepted: 'GBP',
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
  };
  // A name with "</script>" in it must not end the script.
  return { type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', '\\u003c') };
}
