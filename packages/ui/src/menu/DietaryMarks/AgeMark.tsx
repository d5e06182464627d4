import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './DietaryMarks.css.ts';

/** Says of a dish or a choice that it holds alcohol, as the other marks do: a few signs to see, words to hear. */
export const AgeMark = () => (
  <span className={styles.mark} title={menuStrings.age.name}>
    <span aria-hidden="true">{menuStrings.age.sign}</span>
    <VisuallyHidden>{menuStrings.age.name}</VisuallyHidden>
  </span>
);
