import type { OrderNotes } from '@tiffin/domain';
import type { RequestBody } from '../../contract/handler.ts';
import type { FieldProblem } from '../../contract/validators.ts';

/** What the customer writes and asks for, as the order keeps it. */
export function orderNotes(body: RequestBody<'checkout'>): OrderNotes {
  const { note = '', allergyNote = '', riderNote = '', wantsCutlery = false } = body;
  return {
    note: note.trim(),
    allergyNote: allergyNote.trim(),
    riderNote: riderNote.trim(),
    wantsCutlery,
  };
}

/** What is wrong with a note to the rider where nobody rides. */
export const riderNoteProblem: FieldProblem = {
  field: 'riderNote',
  message: 'A note for the rider goes with a delivery only.',
};
