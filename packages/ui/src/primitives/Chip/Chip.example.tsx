import { Chip } from '@tiffin/ui';
import { useState } from 'react';

/** A filter that stays pressed. */
export function VeganOnly() {
  const [isVegan, setVegan] = useState(false);
  return (
    <Chip isPressed={isVegan} onPress={() => setVegan(!isVegan)}>
      Vegan
    </Chip>
  );
}
