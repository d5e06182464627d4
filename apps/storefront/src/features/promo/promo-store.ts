import { createStore } from '@tanstack/store';
import { normalisePromoCode, type OrderingMode, type Pence } from '@tiffin/domain';
import { type SafeStorage, safeStorage } from '../../browser/safe-storage.ts';

/** What a promo code was tried on. */
export interface PromoTrial {
  readonly mode: OrderingMode;
  /** The price of the items, in pence. */
  readonly subtotal: Pence;
}

/** Why the server has refused a promo code. */
export interface PromoRefusal extends PromoTrial {
  readonly promoCode: string;
  /** The contract's error code, such as `promo_below_minimum`. */
  readonly reason: string;
  readonly message: string;
}

/** The promo code the customer wants to use. */
export interface PromoChoice {
  /** Accepted, or taken on trust until the server is asked. */
  readonly selected: string | null;
  /** Being looked at by the server. */
  readonly applying: string | null;
  /** Why the last code was refused. */
  readonly error: string | null;
  /** The last refusal, while a bigger cart or the other ordering mode can remove its reason. */
  readonly refusal: PromoRefusal | null;
}

/** No code, as on the server and while React hydrates. */
export const noPromo: PromoChoice = { selected: null, applying: null, error: null, refusal: null };
// The customer can change what these depend on.
const passingReasons: ReadonlySet<string> = new Set(['promo_below_minimum', 'promo_not_applicable']);
const codePattern = /^[A-Z0-9_-]{1,40}$/;

/** Makes the store of the promo choice, cached under cachedPromo (Spec §3). */
export function createPromoStore(storage: SafeStorage) {
  const cached = () => {
    const text = storage.get('cachedPromo');
    // Other software may have written there, or a write may be incomplete.
    return text !== null && codePattern.test(text) ? text : null;
  };
  const choice = createStore<PromoChoice>({ ...noPromo, selected: cached() });
  const read = choice.get;
  const update = (next: PromoChoice) => choice.setState(() => next);
  let removals = 0;
  storage.history.cachedPromo.subscribe((history) => {
    const isRemoved = history.removals !== removals;
    removals = history.removals;
    if (isRemoved || cached() !== read().selected) update({ ...noPromo, selected: cached() });
  });

  return {
    read,
    subscribe: choice.subscribe,
    /** Asks for a code; it is in force once the server has accepted it. */
    apply: (text: string) =>
      update({ ...read(), applying: normalisePromoCode(text), error: null, refusal: null }),
    /** Asks again for a refused code when the cart has grown or the mode has changed; its message stays until it is accepted. */
    retry({ mode, subtotal }: PromoTrial) {
      const { applying, refusal } = read();
      if (applying !== null || refusal === null) return;
      if (mode === refusal.mode && subtotal <= refusal.subtotal) return;
      update({ ...read(), applying: refusal.promoCode });
    },
    accept(code: string) {
      update({ ...noPromo, selected: code });
      storage.set('cachedPromo', code);
    },
    refuse(refusal: PromoRefusal) {
      storage.set('cachedPromo', null);
      const isPassing = passingReasons.has(refusal.reason);
      update({ ...noPromo, error: refusal.message, refusal: isPassing ? refusal : null });
    },
    clear() {
      storage.set('cachedPromo', null);
      update(noPromo);
    },
    /** Empties the cache on return from the payment page (Spec §4, Checkout); a failed order keeps its code on the page. */
    forgetCached(keepsSelected: boolean) {
      const { selected } = read();
      storage.set('cachedPromo', null);
      update({ ...noPromo, selected: keepsSelected ? selected : null });
    },
  };
}

/** The page's promo choice. */
export const promoStore = createPromoStore(safeStorage);
