import type { OrderProblemReason } from '@tiffin/domain';

/** What a customer has filled in so far. */
export interface OrderProblemDraft {
  readonly reason: Exclude<OrderProblemReason, 'other'> | null;
  /** The ids of the lines that are ticked; they do not count while the whole order is meant. */
  readonly lines: readonly string[];
  readonly text: string;
  /** As they are sent. */
  readonly photos: readonly Blob[];
}

/** Nothing filled in. */
export const emptyProblemDraft: OrderProblemDraft = { reason: null, lines: [], text: '', photos: [] };

/** Whether a reason is about the whole order instead of some of its dishes. */
export const isAboutWholeOrder = (reason: OrderProblemReason | null): boolean =>
  reason === 'late' || reason === 'never_came';

/** Where something in the form is wrong. */
export type OrderProblemPlace = 'dishes' | 'reason' | 'text' | 'photos';
