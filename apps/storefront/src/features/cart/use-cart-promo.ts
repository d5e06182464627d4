import { betterOffers } from '@tiffin/domain';
import { type CartPanelProps, promoSummary } from '@tiffin/ui';
import { usePromoChoice, usePublicPromos } from '../promo/use-promo.ts';
import { useApplyPromo } from './use-apply-promo.ts';
import { useDroppedCode } from './use-dropped-code.ts';
import type { CheckoutState, ChosenPromo } from './use-order.ts';

/** The chosen code as cart and checkout show it. */
export function shownPromo(promo: ChosenPromo | null): CartPanelProps['promo']['applied'] {
  if (promo === null) return null;
  const { code, known, problem } = promo;
  return { code, effect: known === null ? '' : promoSummary(known), problem: problem ?? undefined };
}

/** The promo codes of the cart: the chosen one, the field for another one, and the public ones that are worth more. */
export function useCartPromo({
  promo,
  mode,
  breakdown,
  offerOrder,
}: CheckoutState): CartPanelProps['promo'] & {
  readonly announcement: string;
} {
  const { apply, applyingCode, failure, announcement, remove } = useApplyPromo('cart', mode);
  const { refusal } = usePromoChoice();
  const dropped = useDroppedCode();
  const promos = usePublicPromos();
  const saving = promo === null || promo.problem !== null ? null : (breakdown?.discount ?? null);
  const inForce = promo === null || saving === null ? null : { code: promo.code, saving };
  // What the server has just refused is no offer, and what went is offered once.
  const left = promos.filter(({ code }) => ![refusal?.promoCode, promo?.code, dropped].includes(code));
  return {
    applied: shownPromo(promo),
    dropped,
    error: failure?.message ?? (refusal?.place === 'cart' ? refusal.message : undefined),
    isApplying: applyingCode !== null,
    applyingCode,
    offers: betterOffers(left, offerOrder, inForce),
    saving,
    announcement,
    onApply: apply,
    onRemove: remove,
  };
}
