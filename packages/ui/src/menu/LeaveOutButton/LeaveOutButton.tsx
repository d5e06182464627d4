import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { leaveOutStrings as words } from '../leave-out.strings.ts';
import * as styles from './LeaveOutButton.css.ts';

/** Props of {@link LeaveOutButton}. */
export interface LeaveOutButtonProps {
  /** How many allergens and diets are chosen; 0 while nothing is left out. */
  count: number;
  /** Called when it is pressed. */
  onPress: () => void;
  /** Called when it may be pressed next: the pointer or the focus comes to it. */
  onIntent?: (() => void) | undefined;
  /** Nobody answers it yet, as its code comes after the page: `data-late` says so to what keeps presses. @default false */
  isLate?: boolean | undefined;
}

/** Opens what leaves dishes out of a menu, and says how many things are left out. */
export const LeaveOutButton = ({ count, onPress, onIntent, isLate = false }: LeaveOutButtonProps) => (
  <Button
    variant="secondary"
    size="small"
    icon="filter"
    className={styles.button}
    onClick={onPress}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    data-late={isLate ? '' : undefined}
  >
    <span>{words.button}</span>
    {count > 0 && (
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{words.chosen(count)}</VisuallyHidden>
      </span>
    )}
  </Button>
);
