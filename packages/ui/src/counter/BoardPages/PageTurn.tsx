import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './BoardPages.css.ts';
import type { Pages } from './use-pages.ts';

interface PageTurnProps {
  pages: Pages;
  /** How many entries on other pages must not wait. */
  urgent: number;
  /** Some of the entries are over and leave when the page is turned: those that follow move up. */
  hasOver: boolean;
  /** Called when another page is shown. */
  onTurn: () => void;
}

/** Turns the page of an area of the board by one press, and says how many entries follow. */
export const PageTurn = ({ pages: { page, count, more, turn }, urgent, hasOver, onTurn }: PageTurnProps) => {
  const ofPages = strings.pageOf(page + 1, count);
  return (
    count > 1 && (
      <CounterButton
        size="small"
        className={styles.turn}
        data-press="turn"
        onClick={() => {
          onTurn();
          turn(hasOver);
        }}
      >
        <span className={styles.turnWords}>
          <span>{more > 0 ? strings.more(more) : strings.firstPage}</span>{' '}
          {urgent > 0 ? (
            <>
              <VisuallyHidden>{`${strings.page} ${ofPages}`}</VisuallyHidden>{' '}
              <span className={styles.urgent}>{strings.urgentAway(urgent)}</span>
            </>
          ) : (
            <span className={styles.pageNumber}>
              <VisuallyHidden>{strings.page}</VisuallyHidden> <span>{ofPages}</span>
            </span>
          )}
        </span>
        {more > 0 && <CounterIcon name="forward" size="small" />}
      </CounterButton>
    )
  );
};
