import { createFileRoute } from '@tanstack/react-router';
import { isCalendarDate } from '@tiffin/domain';
import { z } from 'zod/mini';
import { DayContainer } from '../features/day/DayContainer.tsx';
import { SearchContainer } from '../features/day/SearchContainer.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

/** What the address may name: a day other than today, more days than one, or what is looked for. */
const searchSchema = z.object({
  date: z.catch(z.optional(z.string().check(z.refine(isCalendarDate))), undefined),
  span: z.catch(z.optional(z.enum(['day', 'week', 'quarter'])), undefined),
  // A number would be read as one.
  q: z.catch(
    z.optional(z.pipe(z.coerce.string(), z.string().check(z.minLength(1), z.maxLength(60)))),
    undefined,
  ),
});

export const Route = createFileRoute('/_counter/today')({
  validateSearch: searchSchema,
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
