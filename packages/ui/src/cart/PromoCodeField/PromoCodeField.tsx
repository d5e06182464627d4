import { type BetterOffer, normalisePromoCode, type Pence } from '@tiffin/domain';
import type { FormEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFocusAfterRemoval } from '../../private/use-focus-after-removal.ts';
import { promoCodeStrings } from '../cart.strings.ts';
import { BetterOffers } from './BetterOffers.tsx';
import { DroppedCode } from './DroppedCode.tsx';
import * as styles from './PromoCodeField.css.ts';

/** The promo code that the customer has chosen. */
export interface AppliedPromo {
  readonly code: string;
  /** What it does: "10% off your order". */
  readonly effect: string;
  /** Why it takes nothing off this order, in the server's words; left out while it does. */
  readonly problem?: string | undefined;
}

export interface PromoCodeFieldProps {
  /** The chosen code, or null. */
  applied: AppliedPromo | null;
  /** What is typed. */
  text: string;
  /** The code of an unpaid order, which is on this one no more and can be used again. @default null */
  dropped?: string | null | undefined;
  /** Why the last code was refused. */
  error?: string | undefined;
  /** The server is looking at the code. @default false */
  isApplying?: boolean | undefined;
  /** Public codes that would be worth more to this order. @default [] */
  offers?: readonly BetterOffer[] | undefined;
  /** The one of them that the server is looking at. @default null */
  applyingCode?: string | null | undefined;
  /** What the chosen code takes off, in pence; null without one in force. @default null */
  saving?: Pence | null | undefined;
  /** Called with what is typed, at each change. */
  onTextChange: (text: string) => void;
  /** Called with the code to try, in capitals and without blanks. */
  onApply: (code: string) => void;
  /** Called when the customer removes the code in force. */
  onRemove: () => void;
}

/** Takes a promo code, forced to capitals (spec §5), or shows the chosen one; below it the public ones that fit better. */
export const PromoCodeField = (props: PromoCodeFieldProps) => {
  const {
    applied,
    dropped = null,
    offers = [],
    applyingCode = null,
    saving = null,
    onApply,
    onRemove,
  } = props;
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>(applied?.code);
  const apply = (code: string) => {
    expectRemoval();
    onApply(code);
  };
  const remove = () => {
    expectRemoval();
    onRemove();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.field}>
      {dropped !== null && <DroppedCode code={dropped} isApplying={dropped === applyingCode} onUse={apply} />}
      {applied !== null ? <Applied promo={applied} onRemove={remove} /> : <Form {...props} onApply={apply} />}
      {offers.length > 0 && (
        <BetterOffers
          offers={offers}
          instead={saving === null || applied === null ? null : { code: applied.code, saving }}
          applyingCode={applyingCode}
          onUse={apply}
        />
      )}
    </div>
  );
};

const Applied = ({ promo, onRemove }: { promo: AppliedPromo; onRemove: () => void }) => {
  const { code, effect, problem } = promo;
  const isInForce = problem === undefined;
  return (
    <div className={isInForce ? styles.applied : styles.waiting}>
      <Icon name="promo" className={isInForce ? styles.icon : undefined} />
      <p className={styles.words}>
        <span className={styles.code} translate="no">
          {code}
        </span>{' '}
        <span>{isInForce ? promoCodeStrings.applied : promoCodeStrings.notApplied}</span>
        <span className={styles.effect}>{problem ?? effect}</span>
      </p>
      <IconButton icon="close" label={promoCodeStrings.remove(code)} onClick={onRemove} />
    </div>
  );
};

type FormProps = Pick<PromoCodeFieldProps, 'text' | 'error' | 'isApplying' | 'onTextChange' | 'onApply'>;

const Form = ({ text, error, isApplying = false, onTextChange, onApply }: FormProps) => {
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
        onChange={onTextChange}
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
