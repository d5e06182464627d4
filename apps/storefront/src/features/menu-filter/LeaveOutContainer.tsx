import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LeaveOutDialog } from '@tiffin/ui';
import { dialogDepth, whenDialogsLeft } from '@tiffin/web';
import { useMemo, useState } from 'react';
import { searchQueries } from '../menu/search.queries.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useMenuFilter } from './use-menu-filter.ts';

interface LeaveOutContainerProps {
  readonly onClose: () => void;
}

/** The dialog that leaves dishes out, over any page that lists dishes. */
export default function LeaveOutContainer({ onClose }: LeaveOutContainerProps) {
  const { filter, setFilter } = useMenuFilter();
  const { settings } = useRestaurant();
  const { history } = useRouter();
  // The dialog gets an entry in the history: what is chosen belongs into the one below.
  const [depth] = useState(() => dialogDepth(history));
  const index = useQuery(searchQueries.index());
  const choices = useQuery(searchQueries.choices());
  const dishes = useMemo(() => {
    if (!index.data || !choices.data || index.data.version !== choices.data.version) return null;
    const named = index.data.categories.flatMap(({ items }) => items);
    return choices.data.dishes.map((dish, position) => ({ ...dish, name: named[position]?.name ?? '' }));
  }, [index.data, choices.data]);
  return (
    <LeaveOutDialog
      filter={filter}
      dishes={dishes}
      hasFailed={dishes === null && !index.isFetching && !choices.isFetching}
      onRetry={() => {
        void index.refetch();
        void choices.refetch();
      }}
      allergyPhone={settings.contact.allergyPhone}
      onClose={(next) => {
        onClose();
        whenDialogsLeft(history, depth, () => setFilter(next));
      }}
    />
  );
}
