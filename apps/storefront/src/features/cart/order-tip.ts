import { maximumTip, type Pence, pence, zeroPence } from '@tiffin/domain';
import { tabStorage } from '../../browser/session-storage.ts';
import { useClientStore } from '../../browser/use-client-store.ts';

const entry = tabStorage.entry('orderTip');

const kept = { get: () => readTip(entry.read()), subscribe: entry.subscribe };

/** The tip for the order, nothing until the customer chooses one; it survives a failed payment in this tab. */
export function useOrderTip(): Pence {
  return useClientStore(kept, zeroPence);
}

/** Keeps the tip, and removes it where nothing is given. */
export function setOrderTip(tip: Pence): void {
  entry.write(tip > 0 ? String(tip) : null);
}

/** Reads a stored tip: what is there may be anybody's text. */
export function readTip(text: string | null): Pence {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return zeroPence;
  const tip = Number(text);
  return tip <= maximumTip ? pence(tip) : zeroPence;
}
