import { useState } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { dialogStrings } from '../dialogs.strings.ts';
import { PinPad, pinLength } from '../PinPad/PinPad.tsx';
import * as styles from './PinPrompt.css.ts';

const strings = dialogStrings.pin;

/** Props of {@link PinPrompt}. */
export interface PinPromptProps {
  /** What the PIN opens, and whose it has to be. */
  reason: string;
  /** The heading of a page that shows nothing else; without it the prompt is a part of a page. @default null */
  title?: string | null;
  /** Called with the four digits, as soon as there are four. */
  onSubmit: (pin: string) => void;
  /** Whether the PIN is being checked. @default false */
  isPending?: boolean;
  /** Why the last PIN was refused. */
  pinProblem?: 'wrong' | 'locked' | undefined;
  /** Why the PIN could not be checked. @default null */
  problem?: string | null;
}

/** Asks for a manager's PIN in the place of what a shared device shows to managers alone. */
export const PinPrompt = ({
  reason,
  title = null,
  onSubmit,
  isPending = false,
  pinProblem,
  problem = null,
}: PinPromptProps) => {
  const [pin, setPin] = useState('');
  const change = (typed: string) => {
    // Whatever the answer is, the next PIN is typed from its beginning.
    setPin(typed.length === pinLength ? '' : typed);
    if (typed.length === pinLength) onSubmit(typed);
  };
  const prompt = (
    <div className={styles.prompt}>
      <PinPad value={pin} onChange={change} reason={reason} problem={pinProblem} isDisabled={isPending} />
      <CounterProblem problem={isPending ? null : problem} />
      <div className={styles.checking}>
        {isPending && (
          <>
            <Spinner label={strings.checking} />
            <span aria-hidden="true">{strings.checking}</span>
          </>
        )}
      </div>
    </div>
  );
  if (title === null) return prompt;
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.heading}>{title}</h1>
      </div>
      {prompt}
    </div>
  );
};
