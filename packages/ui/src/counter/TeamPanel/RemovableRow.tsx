import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Elements } from '../../private/Words.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { teamStrings as strings } from '../team.strings.ts';
import * as styles from './TeamPanel.css.ts';

interface RemovableRowProps {
  /** What the row is called; spoken after "Remove". */
  name: string;
  /** What is asked before it goes. */
  question: string;
  /** False for what must stay. @default true */
  isRemovable?: boolean;
  isPending: boolean;
  isDisabled: boolean;
  onRemove: () => void;
  /** What the row says. */
  children: Elements;
}

/** A row that goes after a second press, asked in its own place. */
export const RemovableRow = (props: RemovableRowProps) => {
  const { name, question, isRemovable = true, isPending, isDisabled, onRemove, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  // The buttons change places: the keyboard goes along, and first to the one that does no harm.
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (hasAsked.current) remove.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);
  return (
    <li className={pageStyles.row}>
      {isAsking ? (
        <>
          <p className={styles.question} role="alert">
            {question}
          </p>
          <CounterButton
            variant="late"
            size="small"
            onClick={() => {
              setIsAsking(false);
              onRemove();
            }}
          >
            {strings.remove}
          </CounterButton>
          <CounterButton ref={keep} size="small" onClick={() => setIsAsking(false)}>
            {strings.keep}
          </CounterButton>
        </>
      ) : (
        <>
          {children}
          {isRemovable && (
            <CounterButton
              ref={remove}
              size="small"
              isLoading={isPending}
              isDisabled={isDisabled}
              onClick={() => setIsAsking(true)}
            >
              <span>
                <span>{strings.remove}</span>
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </span>
            </CounterButton>
          )}
        </>
      )}
    </li>
  );
};
