import { useId } from 'react';
import { PressChips } from '../ChoiceChips/ChoiceChips.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { serviceStrings } from '../service.strings.ts';

interface LockBlockProps {
  needsPin: boolean;
  isDisabled: boolean;
  onChange: (needsPin: boolean) => void;
}

const strings = serviceStrings.lock;

/** Chooses whether tablets ask for a press or for a PIN after Lock. */
export const LockBlock = ({ needsPin, isDisabled, onChange }: LockBlockProps) => {
  const titleId = useId();
  return (
    <section className={pageStyles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{needsPin ? strings.pinText : strings.pressText}</p>
      <PressChips
        label={strings.title}
        columns={2}
        options={[
          { value: 'press', label: strings.press, isDisabled },
          { value: 'pin', label: strings.pin, isDisabled },
        ]}
        value={needsPin ? 'pin' : 'press'}
        onChange={(value) => onChange(value === 'pin')}
      />
    </section>
  );
};
