import { type SpecialHours, specialHoursRanges } from '@tiffin/domain';

/** The special hours as structured data (schema.org), dates in a row that are the same as one; nothing without any. */
export function specialOpeningHours(special: readonly SpecialHours[]): object {
  if (special.length === 0) return {};
  return { specialOpeningHoursSpecification: specialHoursRanges(special).map(rangeFacts) };
}

function rangeFacts({ from, to, hours }: ReturnType<typeof specialHoursRanges>[number]): object {
  const opens = hours.isActive && hours.opening !== hours.closing;
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    // Search engines read midnight to midnight as closed all day.
    opens: opens ? hours.opening : '00:00',
    closes: opens ? hours.closing : '00:00',
  };
}
