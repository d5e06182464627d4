import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@tiffin/api';
import { localTimes, openStatus } from '@tiffin/domain';
import { MenuAvailability } from '@tiffin/ui';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { PageState } from '../page/PageState.tsx';
import { problemWords } from '../page/problem-words.tsx';
import { menuQueries } from './menu.queries.ts';
import { useMenuChanges } from './use-menu-changes.ts';

/** The menu, from which dishes and choices are taken off and put back. */
export function MenuContainer({ restaurant }: { readonly restaurant: Restaurant }) {
  const { isConnected } = useBoard();
  const now = useServerNow();
  const menu = useQuery(menuQueries.availability(restaurant.id));
  const { change, error, pendingIds } = useMenuChanges(restaurant.id);
  if (menu.data === undefined) return <PageState hasFailed={menu.isError} onRetry={menu.refetch} />;
  return (
    <MenuAvailability
      categories={menu.data}
      nextOpening={openStatus(restaurant, now).nextOpening}
      times={localTimes(restaurant.timeZone)}
      now={now}
      pendingIds={pendingIds}
      isDisabled={!isConnected}
      problem={problemWords(error)}
      onTakeOff={(target, until) => change({ targets: [target], state: 'sold_out', until })}
      onPutBack={(target) => change({ targets: [target], state: 'available' })}
      onTakeOffEverywhere={(targets) => change({ targets, state: 'sold_out', until: 'next_opening' })}
      onPutBackEverywhere={(targets) => change({ targets, state: 'available' })}
    />
  );
}
