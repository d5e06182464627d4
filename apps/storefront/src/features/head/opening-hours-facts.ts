import {
  type DayHours,
  dayServices,
  type OpeningHours,
  type SpecialHours,
  specialHoursRanges,
  weekdays,
} from '@tiffin/domain';

/** The week as structured data (schema.org): each service of a day by itself. */
export function openingHoursFacts(hours: OpeningHours): object[] {
  return weekdays.flatMap((day) => {
    const dayOfWeek = `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
    return servicesOf(hours[day]).map(({ opening, closing }) => ({
      '@type': 'OpeningHoursSpecification',
      ...{ dayOfWeek, opens: opening, closes: closing },
    }));
  });
}

/** The special hours as structured data (schema.org), dates in a row that are the same as one; nothing without any. */
export function specialOpeningHours(special: readonly SpecialHours[]): object {
  if (special.length === 0) return {};
  return { specialOpeningHoursSpecification: specialHoursRanges(special).flatMap(rangeFacts) };
}

function rangeFacts({ from, to, hours }: ReturnType<typeof specialHoursRanges>[number]): object[] {
  const services = servicesOf(hours);
  // Search engines read midnight to midnight as closed all day.
  const shown = services.length === 0 ? [{ opening: '00:00', closing: '00:00' }] : services;
  return shown.map(({ opening, closing }) => ({
    '@type': 'OpeningHoursSpecification',
    ...{ validFrom: from, validThrough: to, opens: opening, closes: closing },
  }));
}

function servicesOf(hours: DayHours | undefined) {
  return hours?.isActive === true ? dayServices(hours) : [];
}
