import { type AppliedPromo, PromoCodeField } from '@tiffin/ui';
import { useState } from 'react';

/** A promo code; the app's server says what it does. */
export function PromoCode({ lookUp }: { lookUp: (code: string) => AppliedPromo | null }) {
  const [text, setText] = useState('');
  const [applied, setApplied] = useState<AppliedPromo | null>(null);
  const [error, setError] = useState<string>();
  const apply = (code: string) => {
    const found = lookUp(code);
    setApplied(found);
    setError(found === null ? 'This code is not valid' : undefined);
  };
  return (
    <PromoCodeField
      applied={applied}
      text={text}
      error={error}
      onTextChange={setText}
      onApply={apply}
      onRemove={() => setApplied(null)}
    />
  );
}
