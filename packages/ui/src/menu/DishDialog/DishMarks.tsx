import {
  certainMarks,
  configure,
  type DietaryMark,
  isAlcoholic,
  type MenuItem,
  marksChoices,
  type SelectedOption,
  statesEnergy,
  unansweredOptions,
} from '@tiffin/domain';
import { DietaryMarks } from '../DietaryMarks/DietaryMarks.tsx';
import { dishStrings } from '../dish.strings.ts';
import * as styles from './DishForm.css.ts';

const inWords: readonly DietaryMark[] = ['vegan', 'vegetarian'];

interface DishMarksProps {
  item: MenuItem;
  selected: readonly SelectedOption[];
}

/** The marks and the energy of the dish as it is chosen, beside its price. */
export const DishMarks = ({ item, selected }: DishMarksProps) => {
  // What is still to be chosen has energy too.
  const isOpen = unansweredOptions(item.options, selected).some((option) => statesEnergy([option]));
  const kcal = isOpen ? null : configure(item, selected).kcal;
  const marks = certainMarks(item, selected);
  // A dish whose choices are marked says below whether it is vegan, in words.
  const shown = marksChoices(item.options) ? marks.filter((mark) => !inWords.includes(mark)) : marks;
  return (
    <>
      <DietaryMarks dietary={shown} heat={item.heat} isAlcohol={isAlcoholic(item, selected)} />
      {kcal !== null && <span className={styles.aside}>{dishStrings.kcal(kcal)}</span>}
      {kcal === null && item.kcal !== null && (
        <span className={styles.aside}>{dishStrings.kcalWithoutChoices(item.kcal)}</span>
      )}
    </>
  );
};
