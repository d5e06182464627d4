import { noOrderNotes, type OrderNotes } from '@tiffin/domain';
import { type SessionKey, tabStorage } from '../../browser/session-storage.ts';
import { useClientStore } from '../../browser/use-client-store.ts';

function keptText(key: SessionKey) {
  const { read, write, subscribe } = tabStorage.entry(key);
  return { get: read, subscribe, set: (text: string) => write(text === '' ? null : text) };
}

const kept = {
  note: keptText('orderNote'),
  allergyNote: keptText('allergyNote'),
  riderNote: keptText('riderNote'),
  wantsCutlery: keptText('wantsCutlery'),
};

/** What goes with the order; it survives a failed payment in this tab. */
export function useOrderNotes(): OrderNotes {
  return {
    note: useClientStore(kept.note, null) ?? '',
    allergyNote: useClientStore(kept.allergyNote, null) ?? '',
    riderNote: useClientStore(kept.riderNote, null) ?? '',
    wantsCutlery: useClientStore(kept.wantsCutlery, null) !== null,
  };
}

/** Keeps what goes with the order, and removes what is not there. */
export function setOrderNotes({ note, allergyNote, riderNote, wantsCutlery }: OrderNotes): void {
  kept.note.set(note);
  kept.allergyNote.set(allergyNote);
  kept.riderNote.set(riderNote);
  kept.wantsCutlery.set(wantsCutlery ? 'yes' : '');
}

/** Forgets what went with an order that was placed. */
export const clearOrderNotes = () => setOrderNotes(noOrderNotes);
