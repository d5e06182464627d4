import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tiffin/api';
import type { OpeningSchedule } from '@tiffin/domain';
import { ErrorPage, NotFoundPage, WaitingPage } from '@tiffin/ui';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { boardQueries } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { pageStrings } from '../page/page.strings.ts';
import { problemKind } from '../page/problem-kind.ts';
import { pinNeededStrings } from '../pin/pin-needed.strings.ts';
import { boardStrings } from './board.strings.ts';
import { OpenOrder, type ProblemsOfOrderProps } from './OpenOrder.tsx';

// Only an order of another day asks for a PIN.
const PinContainer = lazy(async () => ({
  default: (await import('../pin/PinContainer.tsx')).PinContainer,
}));

interface OrderContainerProps {
  readonly orderId: string;
  readonly restaurant: OpeningSchedule & { readonly name: string };
  /** Whether refunds and cancellations ask for a PIN: on a device that several people share, outside of manager mode. */
  readonly needsPin: boolean;
  /** Shows what the customer has found wrong, where that is something. */
  readonly Problems: ComponentType<ProblemsOfOrderProps>;
}

/** One order: as the board has it, or read by itself when it is not on the board any more. */
export function OrderContainer({ orderId, ...page }: OrderContainerProps) {
  const { board, restaurantId, markOpened } = useBoard();
  const onBoard = board?.orders.find(({ order }) => order.id === orderId);
  const read = useQuery({
    ...boardQueries.order(restaurantId, orderId),
    enabled: board !== null && onBoard === undefined,
  });
  // A PIN is good for ten minutes; after them an order of another day is hidden again.
  const needsManager = read.error !== null && problemKind(read.error) === 'manager_needed';
  const order = onBoard ?? (needsManager ? undefined : read.data);
  useEffect(() => markOpened(orderId), [markOpened, orderId]);
  if (order !== undefined) return <OpenOrder order={order} {...page} />;
  if (needsManager) {
    return (
      <Suspense fallback={<WaitingPage label={boardStrings.loading} />}>
        <PinContainer title={pinNeededStrings.orderOfOtherDay} reason={pinNeededStrings.otherDaysNeedPin} />
      </Suspense>
    );
  }
  if (read.isError) {
    const isMissing = read.error instanceof ApiError && read.error.status === 404;
    return isMissing ? (
      <NotFoundPage kind="page" homeLabel={pageStrings.board} />
    ) : (
      <ErrorPage kind="page" onRetry={() => void read.refetch()} />
    );
  }
  return <WaitingPage label={boardStrings.loading} />;
}
