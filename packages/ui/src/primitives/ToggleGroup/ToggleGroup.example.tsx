import { ToggleGroup } from '@tiffin/ui';
import { useState } from 'react';

const modes = [
  { value: 'delivery', label: 'Delivery', icon: 'delivery' },
  { value: 'collection', label: 'Collection', icon: 'collection' },
] as const;

/** Two choices, both in sight. */
export function Mode() {
  const [mode, setMode] = useState<'delivery' | 'collection'>('delivery');
  return <ToggleGroup label="How the food comes" options={modes} value={mode} onChange={setMode} />;
}
