import { useHydrated, useMatches } from '@tanstack/react-router';
import { formatPhoneNumber } from '@tiffin/domain';
import { DietaryLegend, SiteFooter } from '@tiffin/ui';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';

interface FooterProps {
  /** Whether the page that the server has written has the menu's legend. */
  readonly hadLegend: boolean;
}

/** The foot of every page. It asks for everything itself, so that nothing changes about it before its code is here. */
export default function Footer({ hadLegend }: FooterProps) {
  const { contact, legal } = useRestaurant().settings;
  const hasLegendNow = useMatches({
    select: (matches) => matches.at(-1)?.staticData.hasMenuLegend === true,
  });
  // Its code may come after the customer has gone on to another page.
  const hasLegend = useHydrated() ? hasLegendNow : hadLegend;
  return (
    <SiteFooter
      allergyPhone={formatPhoneNumber(contact.allergyPhone)}
      contact={{ ...contact, phone: formatPhoneNumber(contact.phone) }}
      legal={legal}
      legend={hasLegend ? <DietaryLegend /> : undefined}
    />
  );
}
