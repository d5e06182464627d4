import { Stepper } from '@tiffin/ui';
import { useState } from 'react';

/** How many of a dish, 1 to 99. */
export function Quantity() {
  const [quantity, setQuantity] = useState(1);
  return <Stepper label="Quantity of Garlic naan" value={quantity} onChange={setQuantity} />;
}
