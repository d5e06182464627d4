import { useQuery } from '@tanstack/react-query';
import { localDate, localTimes } from '@tiffin/domain';
import { DayPanel } from '@tiffin/ui';
import type { AppHref } from '../../links.ts';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { PageState } from '../page/PageState.tsx';
import { pageStrings } from '../page/page.strings.ts';
import { problemKind } from '../page/problem-kind.ts';
import { ManagerNeeded, problemWords } from '../page/problem-words.tsx';
import { PinContainer } from '../pin/PinContainer.tsx';
import { dayQueries } from './day.queries.ts';
import { dayLinks, shownDay } from './day-links.ts';
import { FailuresContainer } from './FailuresContainer.tsx';

interface DayContainerProps {
  readonly restaurantId: string;
  readonly timeZone: string;
  /** The day that the address names. */
  readonly asked: string | undefined;
}

/** One day, as soon as the server's clock says which day it is. */
export function DayContainer({ asked, ...restaurant }: DayContainerProps) {
  const { board, isConnected, read } = useBoard();
  const now = useServerNow();
  if (board === null) return <PageState hasFailed={!isConnected} onRetry={read} />;
  const today = localDate(now, restaurant.timeZone);
  return <Day {...restaurant} date={shownDay(asked, today)} today={today} now={now} />;
}

interface DayProps extends Omit<DayContainerProps, 'asked'> {
  readonly date: string;
  readonly today: string;
  readonly now: Date;
}

function Day({ restaurantId, timeZone, date, today, now }: DayProps) {
  const summary = useQuery(dayQueries.summary(restaurantId, date));
  const orders = useQuery(dayQueries.orders(restaurantId, date));
  // Also of a day that is still here from before: a PIN is good for ten minutes.
  const needsPin = orders.error !== null && problemKind(orders.error) === 'manager_needed';
  const times = localTimes(timeZone);
  const day = {
    ...dayLinks(date, today),
    date,
    today,
    now,
    times,
    orderHref: (orderId: string): AppHref => `/orders/${orderId}`,
  };
  if (needsPin) {
    return (
      <DayPanel
        {...day}
        figures={null}
        orders={[]}
        csvHref={null}
        pinPrompt={<PinContainer reason={pageStrings.otherDaysNeedPin} />}
      />
    );
  }
  if (orders.data === undefined) {
    return <PageState hasFailed={orders.isError} onRetry={orders.refetch} />;
  }
  const needsManager = summary.error !== null && problemKind(summary.error) === 'manager_needed';
  return (
    <DayPanel
      {...day}
      figures={summary.data ?? null}
      orders={orders.data}
      // Who may see the figures may have the file.
      csvHref={
        summary.data === undefined ? null : `/api/restaurants/${restaurantId}/orders-file?date=${date}`
      }
      figuresNote={needsManager ? <ManagerNeeded words={pageStrings.figuresNeedManager} /> : null}
      failures={<FailuresContainer restaurantId={restaurantId} times={times} />}
      problem={needsManager ? null : problemWords(summary.error)}
    />
  );
}
