import { noOrderNotes } from '@tiffin/domain';
import { NoteFields } from '@tiffin/ui';
import { useState } from 'react';

/** What goes with an order, kept by the page. */
export function WhatGoesWithIt() {
  const [notes, setNotes] = useState(noOrderNotes);
  return <NoteFields notes={notes} mode="delivery" allergyPhone="0113 496 0142" onChange={setNotes} />;
}
