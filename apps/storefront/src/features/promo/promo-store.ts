import { normalisePromoCode } from '@tiffin/domain';
import { type SafeStorage, safeStorage } from '../../browser/safe-storage.ts';

/** The promo code the customer wants to use. */
export interface PromoChoice {
  /** Accepted, or taken on trust until the server is asked. */
  readonly selected: string | null;
  /** Being looked at by the server. */
  readonly applying: string | null;
  /** Why the last code was refused. */
  readonly error: string | null;
}

const nothing: PromoChoice = { selected: null, applying: null, error: null };
const codePattern = /^[A-Z0-9_-]{1,40}$/;

/** Makes the store of the promo choice, cached under cachedPromo (Spec §3). */
export function createPromoStore(storage: SafeStorage) {
  let choice: PromoChoice | undefined;
  const listeners = new Set<() => void>();

  const cached = () => {
    const text = storage.get('cachedPromo');
    // What others have put there, or half a write, is no code.
    return text !== null && codePattern.test(text) ? text : null;
  };
  const read = () => {
    choice ??= { ...nothing, selected: cached() };
    return choice;
  };
  const update = (next: PromoChoice) => {
    choice = next;
    for (const listener of listeners) listener();
  };
  storage.subscribe((key) => {
    if (key === 'cachedPromo' && cached() !== null && cached() !== read().selected) {
      update({ ...nothing, selected: cached() });
    }
  });

  return {
    read,
    /** What the server and the first render in the browser see. */
    readOnServer: () => nothing,
    /** Asks for a code; it is in force once the server has accepted it. */
    apply: (text: string) => update({ ...read(), applying: normalisePromoCode(text), error: null }),
    accept(code: string) {
      update({ ...nothing, selected: code });
      storage.set('cachedPromo', code);
    },
    refuse(message: string) {
      update({ ...nothing, error: message });
      storage.set('cachedPromo', null);
    },
    clear() {
      update(nothing);
      storage.set('cachedPromo', null);
    },
    /** Empties the cache on return from the payment page (Spec §4, Checkout); a failed order keeps its code on the page. */
    forgetCached(keepsSelected: boolean) {
      const { selected } = read();
      storage.set('cachedPromo', null);
      update({ ...nothing, selected: keepsSelected ? selected : null });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The page's promo choice. */
export const promoStore = createPromoStore(safeStorage);
