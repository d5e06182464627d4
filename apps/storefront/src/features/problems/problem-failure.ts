import { ApiError, statusOf } from '@tiffin/api';
import type { OrderProblemFailure, OrderProblemPlace } from '@tiffin/ui';
import { problemStrings } from './problem.strings.ts';

/** What the dialog says about a report that was not sent, and where. */
export function problemFailureOf(error: unknown): OrderProblemFailure {
  const status = statusOf(error);
  const known = error instanceof ApiError ? error : null;
  switch (status) {
    case null:
      return { message: problemStrings.noAnswer, place: null };
    case 413:
      return { message: problemStrings.tooLarge, place: 'photos' };
    case 415:
      return { message: problemStrings.unreadable, place: 'photos' };
    case 429:
      return { message: problemStrings.tooOften(known?.retryAfterSeconds ?? null), place: null };
    case 409:
      // Too late, or the third time: the server says which, and to ring.
      return { message: known?.message ?? problemStrings.failed, place: null };
    case 400:
      return { message: known?.message ?? problemStrings.failed, place: placeOf(known) };
    default:
      return { message: problemStrings.failed, place: null };
  }
}

const places: readonly (readonly [string, OrderProblemPlace])[] = [
  ['photos', 'photos'],
  ['lines', 'dishes'],
  ['text', 'text'],
  ['reason', 'reason'],
];

/** The part of the form that a refusal is about. */
function placeOf(error: ApiError | null): OrderProblemPlace | null {
  const named = error?.details?.fields?.map(({ field }) => field) ?? [];
  return places.find(([part]) => named.some((field) => field.split(/[.[/]/).includes(part)))?.[1] ?? null;
}
