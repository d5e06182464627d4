import {
  certainMarks,
  dietOption,
  type MenuItem,
  marksChoices,
  type SelectedOption,
  suits,
} from '@tiffin/domain';
import { mark } from '../DietaryMarks/DietaryMarks.css.ts';
import { dishStrings } from '../dish.strings.ts';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './DishForm.css.ts';

interface DishDietProps {
  item: MenuItem;
  selected: readonly SelectedOption[];
}

/** Whether the dish is vegan or vegetarian as it is chosen, and what would make it so; read out as it changes. */
export const DishDiet = ({ item, selected }: DishDietProps) => {
  if (!marksChoices(item.options)) return null;
  const marks = { dietary: certainMarks(item, selected) };
  const held = (['vegan', 'vegetarian'] as const).find((diet) => suits(marks, diet));
  const option = dietOption(item, selected);
  return (
    <p className={styles.diet} aria-live="polite">
      {held !== undefined && (
        <>
          <span className={mark} aria-hidden="true">
            {menuStrings.marks[held].letter}
          </span>
          <strong className={styles.held}>{dishStrings.asChosen(menuStrings.marks[held].name)}</strong>
        </>
      )}{' '}
      {option !== null && (
        <span>{dishStrings.dietWith(menuStrings.marks[option.diet].name, option.words)}</span>
      )}
    </p>
  );
};
