import {
  formatPounds,
  maximumTip,
  type OrderingMode,
  offeredTips,
  type Pence,
  penceFromText,
  poundSign,
  zeroPence,
} from '@tiffin/domain';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { tipStrings as strings } from '../checkout.strings.ts';
import * as styles from './TipPicker.css.ts';

export interface TipPickerProps {
  /** What the customer gives; nothing until they choose. */
  amount: Pence;
  /** A rider shares a tip only where there is one. */
  mode: OrderingMode;
  /** Nothing can be changed at the moment. @default false */
  isLocked?: boolean | undefined;
  /** Called with the tip that the customer gives, and with nothing when it is taken out again. */
  onChange: (amount: Pence) => void;
}

/** Offers a tip. Nothing is chosen at first; a second press on a chosen tip takes it out. */
export const TipPicker = ({ amount, mode, isLocked = false, onChange }: TipPickerProps) => {
  const id = useId();
  const isOwn = amount > 0 && !offeredTips.includes(amount);
  const [isWriting, setWriting] = useState(isOwn);
  const choose = (tip: Pence) => {
    setWriting(false);
    onChange(tip === amount && !isWriting ? zeroPence : tip);
  };
  return (
    <section className={styles.tip} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {strings.title}
      </h3>
      <p className={styles.lead} aria-live="polite">
        {amount > 0 ? strings.thanks(strings.goesTo[mode]) : strings.goesTo[mode]}
      </p>
      <div className={styles.choices}>
        {offeredTips.map((tip) => (
          <Choice
            key={tip}
            label={formatPounds(tip)}
            isChosen={tip === amount && !isWriting}
            isLocked={isLocked}
            onPress={() => choose(tip)}
          />
        ))}
        <Choice
          label={strings.other}
          isChosen={isWriting}
          isLocked={isLocked}
          onPress={() => {
            setWriting(!isWriting);
            if (isWriting) onChange(zeroPence);
          }}
        />
      </div>
      {isWriting && <OwnTip amount={amount} isLocked={isLocked} onChange={onChange} />}
    </section>
  );
};

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  isLocked: boolean;
  onPress: () => void;
}

const Choice = ({ label, isChosen, isLocked, onPress }: ChoiceProps) => (
  <Button
    variant={isChosen ? 'ink' : 'secondary'}
    isWide
    aria-pressed={isChosen}
    isDisabled={isLocked}
    onClick={onPress}
  >
    {label}
  </Button>
);

interface OwnTipProps extends Pick<TipPickerProps, 'amount' | 'onChange'> {
  isLocked: boolean;
}

const OwnTip = ({ amount, isLocked, onChange }: OwnTipProps) => {
  const [text, setText] = useState(amount > 0 ? formatPounds(amount).replace(poundSign, '') : '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tip = penceFromText(text);
    const isTip = tip !== null && tip <= maximumTip;
    setError(isTip ? undefined : strings.wrong(formatPounds(maximumTip)));
    if (isTip) onChange(tip);
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <TextField
        label={strings.own}
        prefix={poundSign}
        value={text}
        onChange={setText}
        error={error}
        autoFocus={amount === 0}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={9}
      />
      <Button type="submit" variant="secondary" isDisabled={isLocked} className={styles.add}>
        {strings.add}
      </Button>
    </form>
  );
};
