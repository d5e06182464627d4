import { normalisePromoCode } from '@tiffin/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { promoCodeStrings } from '../cart.strings.ts';
import * as styles from './PromoCodeField.css.ts';

/** A promo code that is in force. */
export interface AppliedPromo {
  readonly code: string;
  /** What it does: "10% off your order". */
  readonly effect: string;
}

export interface PromoCodeFieldProps {
  /** The code in force, or null. */
  applied: AppliedPromo | null;
  /** Why the last code was refused. */
  error?: string | undefined;
  /** The server is looking at the code. @default false */
  isApplying?: boolean | undefined;
  /** Called with the code to try, in capitals and without blanks. */
  onApply: (code: string) => void;
  /** Called when the customer removes the code in force. */
  onRemove: () => void;
}

/** Takes a promo code, forced to capitals (spec §5), or shows the one in force with what it does. */
export const PromoCodeField = ({
  applied,
  error,
  isApplying = false,
  onApply,
  onRemove,
}: PromoCodeFieldProps) => {
  const [text, setText] = useState('');
  if (applied !== null) {
    return (
      <div className={styles.applied}>
        <Icon name="promo" className={styles.icon} />
        <p className={styles.words}>
          <span className={styles.code}>{applied.code}</span> {promoCodeStrings.applied}
          <span className={styles.effect}>{applied.effect}</span>
        </p>
        <IconButton icon="close" label={promoCodeStrings.remove(applied.code)} onClick={onRemove} />
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalisePromoCode(text);
    if (code !== '' && !isApplying) onApply(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={promoCodeStrings.label}
        value={text}
        onChange={setText}
        isUpperCase
        error={error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" variant="secondary" isLoading={isApplying} className={styles.apply}>
        {promoCodeStrings.apply}
      </Button>
    </form>
  );
};
