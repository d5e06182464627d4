import { Checkbox } from '@tiffin/ui';
import { useState } from 'react';

/** One thing to agree to. */
export function DefaultAddress() {
  const [isDefault, setDefault] = useState(false);
  return <Checkbox label="Deliver here by default" isChecked={isDefault} onChange={setDefault} />;
}
