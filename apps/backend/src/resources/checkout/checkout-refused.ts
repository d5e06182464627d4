import type { CheckoutBlocker, PriceBreakdown, PromoProblem } from '@tiffin/domain';
import type { FieldProblem } from '../../contract/validators.ts';

/** Why a cart is not quoted or ordered. */
export type CheckoutRefusal =
  | { readonly kind: 'missing'; readonly what: 'This restaurant' | 'This address' }
  /** A genuine token outlives its customer when the database is started again. */
  | { readonly kind: 'customer_gone' }
  | { readonly kind: 'wrong_fields'; readonly problems: readonly FieldProblem[] }
  | {
      readonly kind: 'blocked';
      readonly blockers: readonly [CheckoutBlocker, ...CheckoutBlocker[]];
      readonly promoProblem: PromoProblem | null;
    }
  /** The total is not the one that the customer saw. */
  | {
      readonly kind: 'total_changed';
      readonly breakdown: PriceBreakdown;
      readonly blockers: readonly CheckoutBlocker[];
    }
  | { readonly kind: 'another_checkout' };

/** A refused checkout; thrown in its transaction, it leaves nothing behind. */
export class CheckoutRefused extends Error {
  override name = 'CheckoutRefused';
  readonly refusal: CheckoutRefusal;

  constructor(refusal: CheckoutRefusal) {
    super(`A checkout is refused: ${refusal.kind}`);
    this.refusal = refusal;
  }
}
