import { OrderNote } from '@tiffin/ui';
import { useState } from 'react';

/** A note for the kitchen. */
export function NoteForTheKitchen() {
  const [note, setNote] = useState('');
  return <OrderNote note={note} onChange={setNote} />;
}
