import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@tiffin/api';
import { localDate, localTimes } from '@tiffin/domain';
import { CounterButton, ServicePanel } from '@tiffin/ui';
import { useState } from 'react';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { printerRoll } from '../board-feed/printer-roll.ts';
import { PageState } from '../page/PageState.tsx';
import { pageStrings } from '../page/page.strings.ts';
import { problemKind } from '../page/problem-kind.ts';
import { problemWords } from '../page/problem-words.tsx';
import { PinContainer } from '../pin/PinContainer.tsx';
import { useIsShared } from '../session/use-is-shared.ts';
import { modesWithPause } from './modes-with-pause.ts';
import { serviceQueries } from './service.queries.ts';
import { useServiceChanges } from './use-service-changes.ts';

/** Pause, longer waits, other hours and holidays, and what this device prints. */
export function ServiceContainer({ restaurant }: { readonly restaurant: Restaurant }) {
  const { id, timeZone } = restaurant;
  const { board, isConnected } = useBoard();
  const now = useServerNow();
  const specialHours = useQuery(serviceQueries.specialHours(id));
  const waits = useQuery(serviceQueries.usualWaits(id));
  const [roll, setRoll] = useState(printerRoll.read);
  const { error, retry, forget, ...changes } = useServiceChanges(id);
  const isShared = useIsShared();
  if (isShared && error !== null && problemKind(error) === 'manager_needed') {
    return (
      <>
        <PinContainer title={pageStrings.otherHours} reason={pageStrings.changeNeedsPin} onOpened={retry} />
        <CounterButton isWide onClick={forget}>
          {pageStrings.backToService}
        </CounterButton>
      </>
    );
  }
  if (board === null || specialHours.data === undefined) {
    return (
      <PageState
        hasFailed={specialHours.isError || (board === null && !isConnected)}
        onRetry={specialHours.refetch}
      />
    );
  }
  return (
    <ServicePanel
      {...changes}
      service={board.service}
      modes={modesWithPause(restaurant, board.service.pause)}
      waits={waits.data ?? {}}
      schedule={restaurant}
      specialHours={specialHours.data}
      today={localDate(now, timeZone)}
      times={localTimes(timeZone)}
      now={now}
      ticketRoll={roll}
      isDisabled={!isConnected}
      problem={problemWords(error)}
      onTicketRollChange={(chosen) => {
        printerRoll.write(chosen);
        setRoll(chosen);
      }}
    />
  );
}
