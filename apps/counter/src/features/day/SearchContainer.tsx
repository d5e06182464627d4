import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { localTimes } from '@tiffin/domain';
import { OrderSearch } from '@tiffin/ui';
import type { AppHref } from '../../links.ts';
import { useServerNow } from '../board-feed/board-provider.tsx';
import { pageStrings } from '../page/page.strings.ts';
import { problemKind } from '../page/problem-kind.ts';
import { PinContainer } from '../pin/PinContainer.tsx';
import { pinNeededStrings } from '../pin/pin-needed.strings.ts';
import { dayQueries } from './day.queries.ts';

interface SearchContainerProps {
  readonly restaurantId: string;
  readonly timeZone: string;
  /** What is looked for. */
  readonly query: string;
}

/** The orders of the last 60 days that have a text in them; a shared device needs a PIN to see them. */
export function SearchContainer({ restaurantId, timeZone, query }: SearchContainerProps) {
  const navigate = useNavigate();
  const now = useServerNow();
  const { data, error } = useQuery(dayQueries.search(restaurantId, query));
  const kind = error === null ? null : problemKind(error);
  return (
    <OrderSearch
      key={query}
      query={query}
      orders={error === null ? (data?.docs ?? null) : null}
      total={data?.totalDocs ?? 0}
      onSearch={(q) => void navigate({ to: '/today', search: { q } })}
      orderHref={(orderId): AppHref => `/orders/${orderId}`}
      backHref="/today"
      times={localTimes(timeZone)}
      now={now}
      pinPrompt={kind === 'manager_needed' ? <PinContainer reason={pinNeededStrings.searchNeedsPin} /> : null}
      problem={
        kind === 'no_answer' ? pageStrings.noAnswer : kind === 'refused' ? (error?.message ?? null) : null
      }
    />
  );
}
