import type { DietaryMark, MenuItem } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { menuStrings } from '../menu.strings.ts';
import { AgeMark } from './AgeMark.tsx';
import * as styles from './DietaryMarks.css.ts';

/** Props of {@link DietaryMarks}. */
export interface DietaryMarksProps {
  /** Dietary marks as the restaurant states them. */
  dietary: readonly DietaryMark[];
  /** Chilli heat from 0, which shows nothing, to 3. */
  heat: MenuItem['heat'];
  /** The diet that it suits once it is configured for it. */
  option?: DietaryMark | undefined;
  /** It holds alcohol. @default false */
  isAlcohol?: boolean | undefined;
}

/** The outlined letters and flames of a dish, each with a spoken name. */
export const DietaryMarks = ({ dietary, option, heat, isAlcohol = false }: DietaryMarksProps) =>
  dietary.length === 0 && option === undefined && heat === 0 && !isAlcohol ? null : (
    <ul className={styles.marks} aria-label={menuStrings.dietary}>
      {dietary.map((mark) => (
        <li key={mark} className={styles.mark} title={menuStrings.marks[mark].name}>
          <span aria-hidden="true">{menuStrings.marks[mark].letter}</span>
          <VisuallyHidden>{menuStrings.marks[mark].name}</VisuallyHidden>
        </li>
      ))}
      {option !== undefined && (
        <li className={styles.mark} title={menuStrings.option(menuStrings.marks[option].name)}>
          <span aria-hidden="true">{menuStrings.option(menuStrings.marks[option].letter)}</span>
          <VisuallyHidden>{menuStrings.option(menuStrings.marks[option].name)}</VisuallyHidden>
        </li>
      )}
      {isAlcohol && (
        <li className={styles.held}>
          <AgeMark />
        </li>
      )}
      {heat === 0 ? null : (
        <li className={styles.heat} title={menuStrings.heat[heat]}>
          <Icon name="flame" size="small" className={styles.flame} />
          <span aria-hidden="true">{heat}</span>
          <VisuallyHidden>{menuStrings.heat[heat]}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
