import { useSyncExternalStore } from 'react';
import { createTabMemory } from '../../browser/tab-memory.ts';

const memory = createTabMemory('orderNote');

/** The note for the kitchen; it survives a failed payment in this tab. */
export function useOrderNote(): readonly [note: string, setNote: (note: string) => void] {
  const note = useSyncExternalStore(memory.subscribe, memory.read, () => null) ?? '';
  return [note, setOrderNote];
}

/** Keeps the note, or forgets an empty one. */
export function setOrderNote(note: string): void {
  memory.write(note === '' ? null : note);
}
