import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { startStrings } from '../start.strings.ts';
import * as styles from './FigureKeys.css.ts';

interface FigureKeysProps {
  /** Called with the figure that was pressed. */
  onFigure: (figure: string) => void;
  /** Called when the last figure goes. */
  onDelete: () => void;
  /** Called when all figures go. */
  onClear: () => void;
  /** Nothing can be typed. */
  isDisabled?: boolean;
}

const strings = startStrings.keys;

/** Keys for figures, large enough for wet hands, in place of the tablet's own keyboard. */
export const FigureKeys = ({ onFigure, onDelete, onClear, isDisabled = false }: FigureKeysProps) => (
  <fieldset disabled={isDisabled} className={styles.keys} aria-label={strings.figures}>
    {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((figure) => (
      <button key={figure} type="button" className={styles.key} onClick={() => onFigure(figure)}>
        {figure}
      </button>
    ))}
    <button type="button" className={styles.word} onClick={onClear}>
      {strings.clear}
    </button>
    <button type="button" className={styles.key} onClick={() => onFigure('0')}>
      0
    </button>
    <button type="button" className={styles.word} onClick={onDelete}>
      <CounterIcon name="backspace" size="large" />
      <VisuallyHidden>{strings.delete}</VisuallyHidden>
    </button>
  </fieldset>
);
