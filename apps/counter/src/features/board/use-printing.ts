import { useMutationState, useQueryClient } from '@tanstack/react-query';
import type { CounterOrder } from '@tiffin/domain';
import { useSingleFlightMutation } from '@tiffin/web';
import { useEffect } from 'react';
import { boardQueries, showMarks } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { type KnownPrint, type PrintOutcome, type PrintRequest, printKey } from './print-request.ts';
import { usePaperQueue } from './use-paper-queue.tsx';

const loadPrinter = () => import('./print-order.tsx');

interface PrintingOptions {
  readonly timeZone: string;
  /** Whether this is a paired device, whose prints are recorded. */
  readonly isPaired: boolean;
  readonly onFailure: (order: CounterOrder, error: Error) => void;
}

/** Prints tickets, slips and labels, each in its turn, and knows what this page has printed. */
export function usePrinting({ timeZone, isPaired, onFailure }: PrintingOptions) {
  const client = useQueryClient();
  const { restaurantId, board } = useBoard();
  const { print, paper } = usePaperQueue();
  const mutationKey = [...boardQueries.all(restaurantId), 'print'];
  const aheadMs = board?.aheadMs ?? 0;
  useEffect(() => {
    // It is there before the connection is lost; where this fails, the next print tries again.
    loadPrinter().catch(() => undefined);
  }, []);
  const { mutate } = useSingleFlightMutation<PrintOutcome, PrintRequest>({
    mutationKey,
    // A ticket prints without a connection too.
    networkMode: 'always',
    keyOf: (request) => `${request.kind} ${printKey(request)}`,
    mutationFn: async (request) => {
      const { printOrder } = await loadPrinter();
      const serverNow = () => new Date(Date.now() + aheadMs);
      return printOrder(request, { restaurantId, timeZone, isPaired, serverNow, print });
    },
    onSuccess: ({ answer }) => {
      if (answer !== null) showMarks(client, restaurantId, answer);
    },
    onError: (error, { kind, order }) => {
      // What nobody has pressed for is asked about.
      if (kind !== 'by_itself') onFailure(order, error);
    },
  });
  const prints = useMutationState({
    filters: { mutationKey },
    select: ({ state: { variables, data, status, submittedAt } }): KnownPrint => ({
      key: printKey(variables as PrintRequest),
      status,
      submittedAt,
      isOnPaper: (data as PrintOutcome | undefined)?.isOnPaper,
    }),
  });
  return { print: mutate, paper, prints };
}
