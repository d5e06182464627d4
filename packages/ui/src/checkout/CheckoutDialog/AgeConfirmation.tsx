import { alcoholicChoices, type CartItem, isAlcoholic, type OrderingMode } from '@tiffin/domain';
import { type Ref, useId } from 'react';
import { AgeMark } from '../../menu/DietaryMarks/AgeMark.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { checkoutDialogStrings as strings } from '../checkout.strings.ts';
import * as styles from './AgeConfirmation.css.ts';

interface AgeConfirmationProps {
  items: readonly CartItem[];
  mode: OrderingMode;
  isConfirmed: boolean;
  isLocked: boolean;
  onChange: (isConfirmed: boolean) => void;
  /** The box to tick. */
  ref: Ref<HTMLInputElement>;
}

/** Which dishes hold alcohol, what that means at the door, and the customer's word about age. */
export const AgeConfirmation = ({
  items,
  mode,
  isConfirmed,
  isLocked,
  onChange,
  ref,
}: AgeConfirmationProps) => {
  const id = useId();
  return (
    <section className={styles.age} aria-labelledby={id}>
      <h3 className={styles.title}>
        <AgeMark />
        <span id={id}>{strings.age.title}</span>
      </h3>
      <p className={styles.why}>{strings.age.why[mode](items.flatMap(alcoholOf).join(', '))}</p>
      <Checkbox
        ref={ref}
        label={strings.age.confirm[mode]}
        isChecked={isConfirmed}
        isDisabled={isLocked}
        onChange={onChange}
      />
    </section>
  );
};

/** "1 × Smoky old fashioned", or "1 × Curry and a drink (Lager)" where a choice brings the alcohol. */
function alcoholOf({ menuItem, quantity, selectedOptions }: CartItem): readonly string[] {
  if (!isAlcoholic(menuItem, selectedOptions)) return [];
  const bringing = alcoholicChoices(menuItem.options, selectedOptions);
  const named =
    menuItem.isAlcohol === true
      ? menuItem.name
      : `${menuItem.name} (${bringing.map(({ name }) => name).join(', ')})`;
  return [`${quantity} × ${named}`];
}
