import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@tiffin/api';
import { localDate, localTimes } from '@tiffin/domain';
import { CounterButton, ServicePanel } from '@tiffin/ui';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { PageState } from '../page/PageState.tsx';
import { problemKind } from '../page/problem-kind.ts';
import { problemWords } from '../page/problem-words.tsx';
import { PinContainer } from '../pin/PinContainer.tsx';
import { pinNeededStrings } from '../pin/pin-needed.strings.ts';
import { useIsShared } from '../session/use-is-shared.ts';
import { modesWithPause } from './modes-with-pause.ts';
import { serviceQueries } from './service.queries.ts';
import { useServiceChanges } from './use-service-changes.ts';

// Pauses and longer waits never ask.
const pinTitles = {
  pause: pinNeededStrings.otherHours,
  busy: pinNeededStrings.otherHours,
  special_hours: pinNeededStrings.otherHours,
  acceptance: pinNeededStrings.whoAnswers,
  lock: pinNeededStrings.lock,
};

/** Pause, longer waits, who answers, other hours and holidays, and what this device prints. */
export function ServiceContainer({ restaurant }: { readonly restaurant: Restaurant }) {
  const { id, timeZone } = restaurant;
  const { board, isConnected, bell, setBell, roll, setRoll } = useBoard();
  const now = useServerNow();
  const specialHours = useQuery(serviceQueries.specialHours(id));
  const waits = useQuery(serviceQueries.usualWaits(id));
  const { error, part, retry, forget, ...changes } = useServiceChanges(id);
  const isShared = useIsShared();
  if (isShared && error !== null && problemKind(error) === 'manager_needed') {
    return (
      <>
        <PinContainer
          title={pinTitles[part ?? 'special_hours']}
          reason={pinNeededStrings.changeNeedsPin}
          onOpened={retry}
        />
        <CounterButton isWide onClick={forget}>
          {pinNeededStrings.backToService}
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
      acceptance={board.acceptance}
      lockNeedsPin={board.lock.needsPin}
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
      bell={bell}
      onBellChange={setBell}
      onTicketRollChange={setRoll}
    />
  );
}
