import { RadioGroup } from '@tiffin/ui';
import { useState } from 'react';

const sizes = [
  { value: 'regular', label: 'Regular', note: 'For one' },
  { value: 'large', label: 'Large', note: 'For two', detail: '+£4.00' },
];

/** One of several choices. */
export function Size() {
  const [size, setSize] = useState<string | null>(null);
  return (
    <RadioGroup
      legend="Size"
      rule="Required"
      options={sizes}
      value={size}
      onChange={setSize}
      look="section"
    />
  );
}
