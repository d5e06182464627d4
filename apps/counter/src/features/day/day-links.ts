import { businessDays, mostReportDays } from '@tiffin/domain';
import type { DaySpan } from '@tiffin/ui';
import type { AppHref } from '../../links.ts';

const page = '/today';
const dayMs = 86_400_000;

const daysIn: Readonly<Record<DaySpan, number>> = { day: 1, week: 7, quarter: mostReportDays };

/** What an address asks for: the last day that is shown, and how many. */
export interface AskedDays {
  readonly date: string | undefined;
  readonly span: DaySpan | undefined;
}

/** The days that are shown. */
export interface ShownDays {
  readonly from: string;
  readonly to: string;
  readonly span: DaySpan;
}

/** The days that an address asks for, which end today where it asks for none, or for ones to come. */
export function shownDays({ date, span = 'day' }: AskedDays, now: Date, timeZone: string): ShownDays {
  const { from, to: today } = businessDays(now, timeZone);
  // Before 06:00 people still work on the evening before.
  const last = span === 'day' && date === undefined ? from : today;
  const to = date !== undefined && date < today ? date : last;
  return { from: daysAfter(to, 1 - daysIn[span]), to, span };
}

/** Hrefs of the days before and after those that are shown, none of them to come, and of other spans. */
export function dayLinks({ to, span }: ShownDays, today: string) {
  const linkTo = (date: string, of: DaySpan): AppHref => {
    const search = new URLSearchParams({
      ...(date === today ? {} : { date }),
      ...(of === 'day' ? {} : { span: of }),
    });
    // Today is named at night, when the page without a date shows the evening before.
    if (date === today && of === 'day') search.set('date', date);
    return `${page}?${search}`;
  };
  const next = daysAfter(to, daysIn[span]);
  const spanHrefs: Readonly<Record<DaySpan, AppHref>> = {
    day: linkTo(to, 'day'),
    week: linkTo(to, 'week'),
    quarter: linkTo(to, 'quarter'),
  };
  return {
    previousHref: linkTo(daysAfter(to, -daysIn[span]), span),
    nextHref: to < today ? linkTo(next < today ? next : today, span) : null,
    spanHrefs,
  };
}

// Calendar days have no time zone: in UTC each lasts 24 hours.
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
