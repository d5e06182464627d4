import { createFileRoute } from '@tanstack/react-router';
import { isCalendarDate } from '@tiffin/domain';
import { aText, oneOf, searchParams } from '@tiffin/web/search-params';
import { DayContainer } from '../features/day/DayContainer.tsx';
import { SearchContainer } from '../features/day/SearchContainer.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

/** What the address may name: a day other than today, more days than one, or what is looked for. */
const readSearch = searchParams({
  date: (value) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined),
  span: oneOf('day', 'week', 'quarter'),
  q: aText(60),
});

export const Route = createFileRoute('/_counter/today')({
  validateSearch: readSearch,
  head: () => pageHead('Today'),
  component: Today,
});

function Today() {
  const { id, timeZone } = useRestaurant();
  const { q, date, span } = Route.useSearch();
  return q === undefined ? (
    <DayContainer restaurantId={id} timeZone={timeZone} asked={{ date, span }} />
  ) : (
    <SearchContainer restaurantId={id} timeZone={timeZone} query={q} />
  );
}
