import { createStore } from '@tanstack/store';
import type { OrderingMode, Pence } from '@tiffin/domain';
import { type SafeStorage, safeStorage } from '../../browser/safe-storage.ts';

/** Why the server has refused a promo code that was tried. */
export interface PromoRefusal {
  readonly promoCode: string;
  /** The contract's error code, such as `promo_below_minimum`. */
  readonly reason: string;
  readonly message: string;
  /** What it was tried on; the price of the items in pence. */
  readonly mode: OrderingMode;
  readonly subtotal: Pence;
  /** Where the customer asked for it, and reads why not. */
  readonly place: 'cart' | 'offer';
}

/** The promo code the customer wants to use. */
export interface PromoChoice {
  /** Accepted by the server, or taken on trust while there is nothing to price. */
  readonly selected: string | null;
  /** The last code that was refused; it is over as soon as another one is selected. */
  readonly refusal: PromoRefusal | null;
}

/** No code, as on the server and while React hydrates. */
export const noPromo: PromoChoice = { selected: null, refusal: null };
// The customer can change what these depend on.
const passingReasons: ReadonlySet<string> = new Set(['promo_below_minimum', 'promo_not_applicable']);

/** Whether a bigger cart or the other ordering mode may remove the reason for which a code was refused. */
export function isPassingReason(reason: string): boolean {
  return passingReasons.has(reason);
}

const codePattern = /^[A-Z0-9_-]{1,40}$/;

/** Makes the store of the promo choice, cached under cachedPromo (Spec §3). */
export function createPromoStore(storage: SafeStorage) {
  const history = storage.history.cachedPromo;
  const cached = () => {
    const text = storage.get('cachedPromo');
    // Other software may have written there, or a write may be incomplete.
    return text !== null && codePattern.test(text) ? text : null;
  };
  // What only this page knows. It counts until the cache changes: here, in another tab, or as the session ends.
  const memory = createStore({ ...noPromo, changes: history.get().changes });
  const remember = (choice: Partial<PromoChoice>) =>
    memory.setState(() => ({ ...noPromo, ...choice, changes: history.get().changes }));
  const choice = createStore<PromoChoice>(() => {
    const { changes } = history.get();
    const remembered = memory.get();
    const known = remembered.changes === changes ? remembered : noPromo;
    return { selected: cached() ?? known.selected, refusal: known.refusal };
  });
  const read = () => choice.get();

  return {
    read,
    subscribe: choice.subscribe.bind(choice),
    /** Uses a code from now on. */
    select: (code: string) => storage.set('cachedPromo', code),
    /** Uses no code. */
    clear: () => storage.set('cachedPromo', null),
    /** Keeps why a code was refused; another one that is in use stays so. */
    refuse(refusal: PromoRefusal) {
      const { selected } = read();
      if (selected === refusal.promoCode) storage.set('cachedPromo', null);
      remember({ selected: selected === refusal.promoCode ? null : selected, refusal });
    },
    /** The refused code that a bigger cart or the other ordering mode may make good; none while another one is in use. */
    waiting(): PromoRefusal | null {
      const { selected, refusal } = read();
      return selected === null && refusal !== null && isPassingReason(refusal.reason) ? refusal : null;
    },
    /** Empties the cache on return from the payment page (Spec §4, Checkout); a failed order keeps its code on the page. */
    forgetCached(keepsSelected: boolean) {
      const { selected } = read();
      storage.set('cachedPromo', null);
      if (keepsSelected) remember({ selected });
    },
  };
}

/** The page's promo choice. */
export const promoStore = createPromoStore(safeStorage);
