import type { CartAddition } from '@tiffin/api';
import { tabStorage } from '../../browser/session-storage.ts';

/** The dish that waits for the visitor to sign in, as text. */
export const pendingAddition = tabStorage.entry('pendingAddition');

/** Remembers the dish that a visitor wanted, to be added once they have signed in. */
export function rememberAddition(addition: CartAddition): void {
  pendingAddition.write(JSON.stringify(addition));
}

/** Takes the remembered dish out of memory; null when there is none, or nothing sensible. */
export function takeAddition(): CartAddition | null {
  const text = pendingAddition.read();
  if (text !== null) pendingAddition.write(null);
  return readAddition(text);
}

/** Reads the text of a remembered dish; null when there is none, or nothing sensible. */
export function readAddition(text: string | null): CartAddition | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isAddition(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isAddition(value: unknown): value is CartAddition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'menuItemId' in value &&
    typeof value.menuItemId === 'string' &&
    'quantity' in value &&
    typeof value.quantity === 'number' &&
    'selectedOptions' in value &&
    Array.isArray(value.selectedOptions)
  );
}
