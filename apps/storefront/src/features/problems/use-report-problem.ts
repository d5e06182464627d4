import { useQueryClient } from '@tanstack/react-query';
import { ApiError, statusOf } from '@tiffin/api';
import type { Order } from '@tiffin/domain';
import { isAboutWholeOrder, type OrderProblemDraft, type OrderProblemFailure } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { useMemo, useRef, useState } from 'react';
import { uploadFetch } from '../../browser/upload-fetch.ts';
import { orderQueries } from '../orders/orders.queries.ts';
import { revalidateSession } from '../session/session.queries.ts';
import { tokenStore } from '../session/token-store.ts';
import { problemFailureOf } from './problem-failure.ts';
import { reportOrderProblem } from './problems.functions.ts';

/** A report on its way. */
interface Reporting {
  /** How much has been sent, from 0 to 1; null while nothing is being sent. */
  readonly progress: number | null;
  /** Why it was not sent; null while that has not happened. */
  readonly failure: OrderProblemFailure | null;
  readonly send: (draft: OrderProblemDraft) => void;
  readonly forgetFailure: () => void;
  /** Gives up what is being sent. */
  readonly stop: () => void;
}

// A draft that is sent again after a lost answer is the same report; a changed one is another.
const keys = new WeakMap<OrderProblemDraft, string>();

/** Sends what a customer has found wrong with an order, once for each draft however often it is tried. */
export function useReportProblem({ id }: Pick<Order, 'id'>, onSent: () => void): Reporting {
  const queryClient = useQueryClient();
  const { queryKey } = orderQueries.byId(id);
  const [share, setShare] = useState(0);
  const sending = useRef<AbortController>(null);
  const { mutate, isPending, error, reset } = useSingleFlightMutation({
    keyOf: () => id,
    mutationFn(draft: OrderProblemDraft) {
      setShare(0);
      const end = new AbortController();
      sending.current = end;
      const idempotencyKey = keys.get(draft) ?? crypto.randomUUID();
      keys.set(draft, idempotencyKey);
      return reportOrderProblem({
        data: formOf(id, idempotencyKey, draft),
        signal: end.signal,
        fetch: upload(setShare),
      });
    },
    meta: { hasOwnMessage: true },
    onSuccess(order) {
      queryClient.setQueryData(queryKey, order);
      onSent();
    },
    onError(failure) {
      if (statusOf(failure) === 401) void revalidateSession(queryClient);
      // It may have arrived although no answer came, or another device was faster.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  // Kept as one object: the dialog moves the focus with each new failure.
  const failure = useMemo(() => (error === null ? null : problemFailureOf(error)), [error]);
  return {
    progress: isPending ? share : null,
    failure,
    send: mutate,
    forgetFailure: () => {
      if (error !== null) reset();
    },
    stop: () => sending.current?.abort(),
  };
}

function formOf(id: string, idempotencyKey: string, draft: OrderProblemDraft): FormData {
  const { reason, lines, text, photos } = draft;
  const form = new FormData();
  form.append('id', id);
  form.append('idempotencyKey', idempotencyKey);
  form.append('reason', reason ?? '');
  for (const line of isAboutWholeOrder(reason) ? [] : lines) form.append('lines', line);
  form.append('text', text.trim());
  for (const photo of photos) form.append('photos', photo, 'photo');
  return form;
}

/** The customer middleware's fetch keeps no more than 64 kB alive: this one takes photos, and stores a renewed pair too. */
function upload(onProgress: (share: number) => void): typeof fetch {
  const send = uploadFetch(onProgress);
  return async (input, init) => {
    const sent = tokenStore.read();
    const response = await send(input, init);
    if (sent !== null) tokenStore.storeRenewed(sent, response.headers);
    if (response.status === 413) throw tooLarge();
    return response;
  };
}

/** A proxy refuses what is too large for it in words of its own. */
const tooLarge = () =>
  new ApiError({
    kind: 'http',
    status: 413,
    code: 'payload_too_large',
    message: '',
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });
