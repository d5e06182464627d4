import type { DietaryMark } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { flame, heat, mark as markStyle } from '../DietaryMarks/DietaryMarks.css.ts';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './DietaryLegend.css.ts';

const marks: readonly DietaryMark[] = ['vegetarian', 'vegan', 'gluten_free', 'halal', 'contains_nuts'];

const Heat = ({ level }: { level: 1 | 3 }) => (
  <span className={heat}>
    <Icon name="flame" size="small" className={flame} />
    <span>{level}</span>
  </span>
);

/** Explains the marks of the menu; it stands in the footer of every menu page. */
export const DietaryLegend = () => (
  <ul className={styles.legend}>
    {marks.map((mark) => (
      <li key={mark} className={styles.entry}>
        <span className={markStyle}>{menuStrings.marks[mark].letter}</span>
        <span>{menuStrings.marks[mark].name}</span>
      </li>
    ))}
    <li className={styles.entry}>
      <Heat level={1} />
      <span>{menuStrings.heatTo}</span>
      <Heat level={3} />
      <span>{menuStrings.heatLegend}</span>
    </li>
  </ul>
);
