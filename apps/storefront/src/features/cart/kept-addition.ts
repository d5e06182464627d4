import type { CartAddition } from '@tiffin/domain';
import { tabStorage } from '../../browser/session-storage.ts';

/** A dish that waits for the visitor to sign in, and what the sign-in page shows of it. */
export interface KeptAddition extends CartAddition {
  readonly name: string;
  readonly photoUrl: string | null;
  /** The choices in words. */
  readonly choices: readonly string[];
}

const entry = tabStorage.entry('pendingAddition');

/** The kept dish as text, with its changes. */
export const keptText = { get: entry.read, subscribe: entry.subscribe };

/** Keeps a dish for after the sign-in. */
export function writeAddition(kept: KeptAddition): void {
  entry.write(JSON.stringify(kept));
}

/** Takes the kept dish out of memory; null when there is none, or nothing sensible. */
export function takeAddition(): KeptAddition | null {
  const text = entry.read();
  if (text !== null) entry.write(null);
  return readAddition(text);
}

/** Reads the text of a kept dish; null when there is none, or nothing sensible. */
export function readAddition(text: string | null): KeptAddition | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isKept(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptAddition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'menuItemId' in value &&
    typeof value.menuItemId === 'string' &&
    'quantity' in value &&
    typeof value.quantity === 'number' &&
    'selectedOptions' in value &&
    Array.isArray(value.selectedOptions) &&
    'name' in value &&
    typeof value.name === 'string' &&
    'photoUrl' in value &&
    (value.photoUrl === null || typeof value.photoUrl === 'string') &&
    'choices' in value &&
    Array.isArray(value.choices) &&
    value.choices.every((choice) => typeof choice === 'string')
  );
}
