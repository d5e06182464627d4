import { createFileRoute } from '@tanstack/react-router';
import { isCalendarDate } from '@tiffin/domain';
import { DayContainer } from '../features/day/DayContainer.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/_counter/today')({
  validateSearch: ({ date }: Record<string, unknown>): { readonly date?: string } =>
    typeof date === 'string' && isCalendarDate(date) ? { date } : {},
  head: () => pageHead('Today'),
  component: Today,
});

function Today() {
  const { id, timeZone } = useRestaurant();
  return <DayContainer restaurantId={id} timeZone={timeZone} asked={Route.useSearch().date} />;
}
