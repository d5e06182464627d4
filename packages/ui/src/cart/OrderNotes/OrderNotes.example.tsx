import { noOrderNotes } from '@tiffin/domain';
import { OrderNotes } from '@tiffin/ui';
import { useState } from 'react';

/** What goes with an order, kept by the page. */
export function WhatGoesWithIt() {
  const [notes, setNotes] = useState(noOrderNotes);
  return <OrderNotes notes={notes} mode="delivery" allergyPhone="0113 496 0142" onChange={setNotes} />;
}
