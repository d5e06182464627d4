import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { localDate, localTimes } from '@tiffin/domain';
import { CounterButton, DayPanel } from '@tiffin/ui';
import { useState } from 'react';
import type { AppHref } from '../../links.ts';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { PageState } from '../page/PageState.tsx';
import { problemKind } from '../page/problem-kind.ts';
import { ManagerNeeded, problemWords } from '../page/problem-words.tsx';
import { PinContainer } from '../pin/PinContainer.tsx';
import { pinNeededStrings } from '../pin/pin-needed.strings.ts';
import { useIsShared } from '../session/use-is-shared.ts';
import { dayQueries } from './day.queries.ts';
import { type AskedDays, dayLinks, type ShownDays, shownDays } from './day-links.ts';
import { FailuresContainer } from './FailuresContainer.tsx';

interface DayContainerProps {
  readonly restaurantId: string;
  readonly timeZone: string;
  /** The days that the address names. */
  readonly asked: AskedDays;
}

/** One day or more, as soon as the server's clock says which day it is. */
export function DayContainer({ asked, ...restaurant }: DayContainerProps) {
  const { board, isConnected, read } = useBoard();
  const now = useServerNow();
  if (board === null) return <PageState hasFailed={!isConnected} onRetry={read} />;
  const shown = shownDays(asked, now, restaurant.timeZone);
  return <Days {...restaurant} {...shown} key={shown.to + shown.span} now={now} />;
}

interface DaysProps extends Omit<DayContainerProps, 'asked'>, ShownDays {
  readonly now: Date;
}

function Days({ restaurantId, timeZone, now, ...shown }: DaysProps) {
  const { from, to, span } = shown;
  const isDay = from === to;
  const navigate = useNavigate();
  const summary = useQuery(dayQueries.summary(restaurantId, { from, to }));
  const orders = useQuery({ ...dayQueries.orders(restaurantId, to), enabled: isDay });
  // Also of a day that is still here from before: a PIN is good for ten minutes.
  const [asksPin, setAsksPin] = useState(false);
  const isShared = useIsShared();
  const refusal = isDay ? orders.error : summary.error;
  const needsPin = refusal !== null && problemKind(refusal) === 'manager_needed';
  const today = localDate(now, timeZone);
  const times = localTimes(timeZone);
  const days = {
    ...dayLinks(shown, today),
    ...{ from, to, span, today, now, times },
    orderHref: (orderId: string): AppHref => `/orders/${orderId}`,
    onSearch: (q: string) => void navigate({ to: '/today', search: { q } }),
  };
  if (needsPin) {
    return (
      <DayPanel
        {...days}
        figures={null}
        orders={[]}
        csvHref={null}
        pinPrompt={<PinContainer reason={pinNeededStrings.otherDaysNeedPin} />}
      />
    );
  }
  if (isDay && orders.data === undefined) {
    return <PageState hasFailed={orders.isError} onRetry={orders.refetch} />;
  }
  const needsManager = summary.error !== null && problemKind(summary.error) === 'manager_needed';
  return (
    <DayPanel
      {...days}
      figures={needsManager ? null : (summary.data ?? null)}
      orders={isDay ? (orders.data ?? []) : null}
      // Who may see the figures may have the file.
      csvHref={
        summary.data === undefined || needsManager
          ? null
          : `/api/restaurants/${restaurantId}/orders-file?from=${from}&to=${to}`
      }
      figuresNote={
        !needsManager ? null : isShared ? (
          <>
            <span>{pinNeededStrings.figuresNeedPin}</span>{' '}
            <CounterButton size="small" icon="key" onClick={() => setAsksPin(true)}>
              {pinNeededStrings.enterPin}
            </CounterButton>
          </>
        ) : (
          <ManagerNeeded words={pinNeededStrings.figuresNeedManager} />
        )
      }
      {...(needsManager && asksPin
        ? { pinPrompt: <PinContainer reason={pinNeededStrings.figuresNeedPin} /> }
        : {})}
      failures={<FailuresContainer restaurantId={restaurantId} times={times} />}
      problem={needsManager ? null : problemWords(summary.error)}
    />
  );
}
