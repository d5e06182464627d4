import { useMatches } from '@tanstack/react-router';
import { formatPhoneNumber } from '@tiffin/domain';
import { DietaryLegend, SiteFooter } from '@tiffin/ui';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';

/** The foot of every page. It asks for everything itself, so that nothing changes about it before its code is here. */
export default function Footer() {
  const { contact, legal } = useRestaurant().settings;
  const hasLegend = useMatches({ select: (matches) => matches.at(-1)?.staticData.hasMenuLegend === true });
  return (
    <SiteFooter
      allergyPhone={formatPhoneNumber(contact.allergyPhone)}
      contact={{ ...contact, phone: formatPhoneNumber(contact.phone) }}
      legal={legal}
      legend={hasLegend ? <DietaryLegend /> : undefined}
    />
  );
}
