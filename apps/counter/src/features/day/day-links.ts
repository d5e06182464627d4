import type { AppHref } from '../../links.ts';

const page = '/today';
const dayMs = 86_400_000;

/** The day that the search parameter asks for; today where it asks for none, or for one to come. */
export function shownDay(asked: string | undefined, today: string): string {
  return asked !== undefined && asked < today ? asked : today;
}

/** Hrefs of the days beside a day; there is none after today. */
export function dayLinks(date: string, today: string) {
  const linkTo = (day: string): AppHref => (day === today ? page : `${page}?date=${day}`);
  return {
    previousHref: linkTo(daysAfter(date, -1)),
    nextHref: date < today ? linkTo(daysAfter(date, 1)) : null,
  };
}

// Calendar days have no time zone: in UTC each lasts 24 hours.
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
