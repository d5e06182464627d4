import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './BoardPages.css.ts';
import type { Pages } from './use-pages.ts';

interface PageTurnProps {
  pages: Pages;
  /** Some of the entries are over and leave when the page is turned: those that follow move up. */
  hasOver: boolean;
  /** Called when another page is shown. */
  onTurn: () => void;
}

/** Turns the page of an area of the board by one press, and says how many entries follow. */
export const PageTurn = ({ pages: { page, count, more, turn }, hasOver, onTurn }: PageTurnProps) =>
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
        <span className={styles.pageNumber}>
          <VisuallyHidden>{strings.page}</VisuallyHidden> <span>{strings.pageOf(page + 1, count)}</span>
        </span>
      </span>
      {more > 0 && <CounterIcon name="forward" size="small" />}
    </CounterButton>
  );
