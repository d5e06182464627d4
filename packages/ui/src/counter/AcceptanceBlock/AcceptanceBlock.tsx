import { counterLimits } from '@tiffin/domain';
import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PressChips } from '../ChoiceChips/ChoiceChips.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { serviceStrings } from '../service.strings.ts';
import * as styles from './AcceptanceBlock.css.ts';

/** Who answers orders, the system at once or the restaurant, and within how many minutes, 3 to 15. */
export interface Acceptance {
  readonly acceptance: 'auto' | 'manual';
  readonly minutes: number;
}

interface AcceptanceBlockProps {
  acceptance: Acceptance;
  /** Whether a device is paired: without one nobody would see an order to answer. @default true */
  hasDevice?: boolean;
  isPending: boolean;
  isDisabled: boolean;
  onChange: (acceptance: Acceptance) => void;
}

const strings = serviceStrings.acceptance;
const { least, most } = counterLimits.answer;

/** Chooses who answers orders, and how long there is to answer. */
export const AcceptanceBlock = (props: AcceptanceBlockProps) => {
  const { acceptance: current, hasDevice = true, isPending, isDisabled, onChange } = props;
  const { acceptance, minutes } = current;
  const titleId = useId();
  const isFixed = isDisabled || isPending;
  const change = (by: number) => onChange({ acceptance, minutes: minutes + by });
  return (
    <section className={pageStyles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>
        <span>{acceptance === 'auto' ? strings.autoText : strings.manualText(minutes)}</span>
        {!hasDevice && <span>{` ${strings.noDevice}`}</span>}
      </p>
      <PressChips
        label={strings.title}
        columns={2}
        options={[
          { value: 'auto', label: strings.auto, isDisabled: isFixed },
          { value: 'manual', label: strings.manual, isDisabled: isFixed || !hasDevice },
        ]}
        value={acceptance}
        onChange={(value) => onChange({ acceptance: value, minutes })}
      />
      {acceptance === 'manual' && (
        <>
          <p className={pageStyles.kicker}>{strings.minutes}</p>
          <fieldset className={styles.stepper} aria-label={strings.minutes}>
            <CounterButton isDisabled={isFixed || minutes <= least} onClick={() => change(-1)}>
              <CounterIcon name="subtract" />
              <VisuallyHidden>{strings.less}</VisuallyHidden>
            </CounterButton>
            <output className={styles.minutes}>{strings.value(minutes)}</output>
            <CounterButton isDisabled={isFixed || minutes >= most} onClick={() => change(1)}>
              <CounterIcon name="add" />
              <VisuallyHidden>{strings.more}</VisuallyHidden>
            </CounterButton>
          </fieldset>
        </>
      )}
    </section>
  );
};
