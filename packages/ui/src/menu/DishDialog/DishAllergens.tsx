import {
  type Allergens,
  type ConfigurableItem,
  clashOf,
  configure,
  type MenuFilter,
  type SelectedOption,
  unansweredOptions,
} from '@tiffin/domain';
import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AllergenList } from '../AllergenList/AllergenList.tsx';
import { dishStrings } from '../dish.strings.ts';
import * as styles from './DishForm.css.ts';

interface DishAllergensProps {
  /** The dish with its options and allergens; null while they are not there. */
  details: ConfigurableItem | null;
  hasOptions: boolean;
  selected: readonly SelectedOption[];
  hasFailed: boolean;
  /** What the customer leaves out. */
  filter: MenuFilter;
}

const isEmpty = ({ contains, mayContain }: Allergens) => contains.length === 0 && mayContain.length === 0;

const lines = ['contains', 'may contain'] as const;

/** The allergens of the dish as chosen, read out as they come and change; never complete while a choice is missing. */
export const DishAllergens = ({ details, hasOptions, selected, hasFailed, filter }: DishAllergensProps) => {
  const titleId = useId();
  const missing = details === null ? [] : unansweredOptions(details.options, selected);
  const allergens = details === null ? null : configure(details, selected).allergens;
  const clash = details && clashOf({ allergens }, { ...filter, diets: [] });
  // Nothing yet is not none of the 14.
  const isNothingYet = missing.length > 0 && allergens !== null && isEmpty(allergens);
  return (
    <section className={styles.allergens} aria-live="polite" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.allergensTitle}>
        {hasOptions ? dishStrings.allergensTitle : dishStrings.allergens}
      </h3>
      {details !== null && !isNothingYet && <AllergenList allergens={allergens} />}
      {clash && (
        <p className={styles.clash}>
          <Icon name="warning" size="small" />
          <span>{dishStrings.leftOut}</span>
        </p>
      )}
      {details === null && hasFailed && <p className={styles.line}>{dishStrings.notLoaded}</p>}
      {details === null &&
        !hasFailed &&
        lines.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width="long" />
          </div>
        ))}
      {hasOptions ? (
        <p className={styles.changes}>
          {missing.length === 0
            ? dishStrings.changes
            : dishStrings.untilChosen(missing.map(({ name }) => name).join(', '))}
        </p>
      ) : null}
    </section>
  );
};
