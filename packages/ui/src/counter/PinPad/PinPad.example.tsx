import { CounterButton, PinPad } from '@tiffin/ui';
import { useState } from 'react';

/** Asks for a person's PIN; the dialogs that send money back have it already. */
export function AskForPin({ confirm }: { confirm: (pin: string) => void }) {
  const [pin, setPin] = useState('');
  return (
    <>
      <PinPad value={pin} onChange={setPin} />
      <CounterButton variant="go" isDisabled={pin.length < 4} onClick={() => confirm(pin)}>
        Confirm
      </CounterButton>
    </>
  );
}
