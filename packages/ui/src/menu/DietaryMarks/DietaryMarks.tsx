import type { DietaryMark, MenuItem } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './DietaryMarks.css.ts';

/** Props of {@link DietaryMarks}. */
export interface DietaryMarksProps {
  /** Dietary marks as the restaurant states them. */
  dietary: readonly DietaryMark[];
  /** Chilli heat from 0, which shows nothing, to 3. */
  heat: MenuItem['heat'];
}

/** The outlined letters and flames of a dish, each with a spoken name. */
export const DietaryMarks = ({ dietary, heat }: DietaryMarksProps) =>
  dietary.length === 0 && heat === 0 ? null : (
    <ul className={styles.marks} aria-label={menuStrings.dietary}>
      {dietary.map((mark) => (
        <li key={mark} className={styles.mark} title={menuStrings.marks[mark].name}>
          <span aria-hidden="true">{menuStrings.marks[mark].letter}</span>
          <VisuallyHidden>{menuStrings.marks[mark].name}</VisuallyHidden>
        </li>
      ))}
      {heat === 0 ? null : (
        <li className={styles.heat} title={menuStrings.heat[heat]}>
          <Icon name="flame" size="small" className={styles.flame} />
          <span aria-hidden="true">{heat}</span>
          <VisuallyHidden>{menuStrings.heat[heat]}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
