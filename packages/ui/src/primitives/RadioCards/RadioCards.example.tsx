import { type AddressType, addressTypeNames } from '@tiffin/domain';
import { RadioCards } from '@tiffin/ui';
import { useState } from 'react';

const options = [
  { value: 'apartment', label: addressTypeNames.apartment, icon: 'apartment' },
  { value: 'house', label: addressTypeNames.house, icon: 'house' },
] as const;

/** A choice between few things that have pictures. */
export function KindOfAddress() {
  const [type, setType] = useState<AddressType | null>(null);
  return <RadioCards<AddressType> legend="Type" options={options} value={type} onChange={setType} />;
}
