import { createFileRoute } from '@tanstack/react-router';
import { isCalendarDate } from '@tiffin/domain';
import { z } from 'zod/mini';
import { DayContainer } from '../features/day/DayContainer.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

/** What the address may name: a day other than today. */
const searchSchema = z.object({
  date: z.catch(z.optional(z.string().check(z.refine(isCalendarDate))), undefined),
});

export const Route = createFileRoute('/_counter/today')({
  validateSearch: searchSchema,
  head: () => pageHead('Today'),
  component: Today,
});

function Today() {
  const { id, timeZone } = useRestaurant();
  return <DayContainer restaurantId={id} timeZone={timeZone} asked={Route.useSearch().date} />;
}
