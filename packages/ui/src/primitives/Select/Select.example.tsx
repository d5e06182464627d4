import { Select } from '@tiffin/ui';
import { useState } from 'react';

const sizes = [
  { value: '10', label: '10 inches' },
  { value: '12', label: '12 inches' },
  { value: '14', label: '14 inches' },
];

/** One of many choices. */
export function PizzaSize() {
  const [size, setSize] = useState<string | null>(null);
  return <Select label="Size" options={sizes} value={size} onChange={setSize} />;
}
