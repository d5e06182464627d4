import { tabStorage } from '../../browser/session-storage.ts';
import { useClientStore } from '../../browser/use-client-store.ts';

const entry = tabStorage.entry('orderNote');
const note = { get: entry.read, subscribe: entry.subscribe };

/** The note for the kitchen; it survives a failed payment in this tab. */
export function useOrderNote(): readonly [note: string, setNote: (note: string) => void] {
  const text = useClientStore(note, null) ?? '';
  return [text, setOrderNote];
}

/** Keeps the note, or removes an empty one. */
export function setOrderNote(note: string): void {
  entry.write(note === '' ? null : note);
}
