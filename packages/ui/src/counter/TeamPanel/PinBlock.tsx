import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { teamStrings } from '../team.strings.ts';
import * as styles from './TeamPanel.css.ts';

interface PinBlockProps {
  pin: string | null;
  isPending: boolean;
  isDisabled: boolean;
  onGet: () => void;
  onSeen: () => void;
}

const strings = teamStrings.pin;

/** One's own PIN for tablets, shown once. */
export const PinBlock = ({ pin, isPending, isDisabled, onGet, onSeen }: PinBlockProps) => {
  const titleId = useId();
  return (
    <section className={pageStyles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{strings.text}</p>
      {pin === null ? (
        <CounterButton icon="key" isLoading={isPending} isDisabled={isDisabled} onClick={onGet}>
          {strings.get}
        </CounterButton>
      ) : (
        <div className={styles.secret} role="status">
          <p className={styles.digits}>
            <span aria-hidden="true">{pin}</span>
            <VisuallyHidden>{strings.digits(pin)}</VisuallyHidden>
          </p>
          <p>{strings.shown}</p>
          <CounterButton onClick={onSeen}>{strings.seen}</CounterButton>
        </div>
      )}
    </section>
  );
};
