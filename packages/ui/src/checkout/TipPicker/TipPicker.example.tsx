import { type Pence, pence } from '@tiffin/domain';
import { TipPicker } from '@tiffin/ui';
import { useState } from 'react';

/** Nothing is chosen until the customer chooses; the app sends the amount with the order. */
export function Tip() {
  const [amount, setAmount] = useState<Pence>(pence(0));
  return <TipPicker amount={amount} mode="delivery" onChange={setAmount} />;
}
