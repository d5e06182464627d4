import { normalisePromoCode } from '@tiffin/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFocusAfterRemoval } from '../../private/use-focus-after-removal.ts';
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
export const PromoCodeField = (props: PromoCodeFieldProps) => {
  const { applied, onApply, onRemove } = props;
  const [text, setText] = useState('');
  const isApplied = applied !== null;
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>(isApplied);
  const apply = (code: string) => {
    expectRemoval();
    onApply(code);
  };
  const remove = () => {
    expectRemoval();
    onRemove();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {isApplied ? (
        <Applied promo={applied} onRemove={remove} />
      ) : (
        <Form {...props} text={text} onChange={setText} onApply={apply} />
      )}
    </div>
  );
};

const Applied = ({ promo, onRemove }: { promo: AppliedPromo; onRemove: () => void }) => (
  <div className={styles.applied}>
    <Icon name="promo" className={styles.icon} />
    <p className={styles.words}>
      <span className={styles.code} translate="no">
        {promo.code}
      </span>{' '}
      <span>{promoCodeStrings.applied}</span>
      <span className={styles.effect}>{promo.effect}</span>
    </p>
    <IconButton icon="close" label={promoCodeStrings.remove(promo.code)} onClick={onRemove} />
  </div>
);

interface FormProps extends Pick<PromoCodeFieldProps, 'error' | 'isApplying' | 'onApply'> {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const Form = ({ error, isApplying = false, text, onChange, onApply }: FormProps) => {
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
        onChange={onChange}
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
