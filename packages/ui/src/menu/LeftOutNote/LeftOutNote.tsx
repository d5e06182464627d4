import { leavesOut, type MenuFilter } from '@tiffin/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { leaveOutStrings as words } from '../leave-out.strings.ts';
import * as styles from './LeftOutNote.css.ts';

/** Props of {@link LeftOutNote}. */
export interface LeftOutNoteProps {
  /** What is left out; nothing shows while that is nothing. */
  filter: MenuFilter;
  /** How many dishes of the list are shown; left out where nobody knows, since the menu did not load. */
  shown?: number | undefined;
  /** How many dishes the list has. @default 0 */
  total?: number | undefined;
  /** Called when the customer asks for the menu again. */
  onRetry?: (() => void) | undefined;
  /** Takes the focus where the button that led here has gone. @default false */
  takesFocus?: boolean | undefined;
  /** Called when the customer wants to leave out other things. */
  onChange: () => void;
  /** Called when the customer wants to see all dishes. */
  onClear: () => void;
}

/** Says over a list of dishes what was left out of it, and that it is no guarantee. */
export const LeftOutNote = ({ filter, ...note }: LeftOutNoteProps) =>
  leavesOut(filter) ? <Note filter={filter} {...note} /> : null;

const Note = ({
  filter,
  shown,
  total = 0,
  takesFocus = false,
  onRetry,
  onChange,
  onClear,
}: LeftOutNoteProps) => {
  const note = useRef<HTMLElement>(null);
  const focusIfLost = useEffectEvent(() => {
    if (takesFocus && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusIfLost(), []);
  return (
    <section ref={note} tabIndex={-1} className={styles.note} role="status">
      <p>
        <strong>{shown === undefined ? words.failed : words.shown(shown, total)}</strong>{' '}
        {filter.allergens.length > 0 && <span>{words.leftOut(filter)}</span>}{' '}
        {filter.diets.length > 0 && <span>{words.onlyDiets(filter.diets)}</span>}{' '}
        <span>{words.noGuarantee}</span>
      </p>
      <div className={styles.actions}>
        {shown === undefined && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onChange}>
          {words.change}
        </Button>
        <Button variant="text" size="small" onClick={onClear}>
          {words.showAll}
        </Button>
      </div>
    </section>
  );
};
