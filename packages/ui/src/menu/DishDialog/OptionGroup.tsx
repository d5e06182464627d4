import { type Choice, formatPounds, type MenuOption, zeroPence } from '@tiffin/domain';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldSet } from '../../primitives/FieldSet/FieldSet.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { dishStrings } from '../dish.strings.ts';
import * as styles from './OptionGroup.css.ts';
import { optionRule } from './option-rule.ts';
import { isSingleChoice } from './selection.ts';

interface OptionGroupProps {
  option: MenuOption;
  /** The ids chosen so far. */
  chosen: readonly string[];
  onToggle: (choiceId: string) => void;
  /** What is wrong with the choice, in words. */
  error: string | undefined;
  /** The id of the group's element. */
  id: string;
}

const detailOf = (option: MenuOption, choice: Choice): string => {
  if (!choice.isAvailable) return dishStrings.choiceSoldOut;
  if (choice.price !== zeroPence) return dishStrings.extra(formatPounds(choice.price));
  // Worth saying only where another choice of the group costs something.
  return option.choices.some(({ price }) => price !== zeroPence) ? dishStrings.included : '';
};

const labelOf = ({ name, isAvailable }: Choice) =>
  isAvailable ? name : <span className={styles.soldOut}>{name}</span>;

/** One question about a dish: radios where exactly one answer is asked for, else boxes up to the limit. */
export const OptionGroup = ({ option, chosen, onToggle, error, id }: OptionGroupProps) => {
  const group = {
    id,
    error,
    legend: option.name,
    look: 'section' as const,
    rule: (
      <>
        {option.minChoices > 0 ? (
          <strong className={styles.required}>{dishStrings.required}</strong>
        ) : (
          <span>{dishStrings.optional}</span>
        )}{' '}
        <span>{`· ${optionRule(option, chosen.length)}`}</span>
      </>
    ),
  };
  if (isSingleChoice(option)) {
    return (
      <RadioGroup
        {...group}
        options={option.choices.map((choice) => ({
          value: choice.id,
          label: labelOf(choice),
          detail: detailOf(option, choice),
          isDisabled: !choice.isAvailable,
        }))}
        value={chosen[0] ?? null}
        onChange={onToggle}
      />
    );
  }
  const isFull = chosen.length >= option.maxChoices;
  return (
    <FieldSet {...group}>
      {(errorId) =>
        option.choices.map((choice) => {
          const isChecked = chosen.includes(choice.id);
          return (
            <Checkbox
              key={choice.id}
              look="row"
              label={labelOf(choice)}
              detail={detailOf(option, choice)}
              isChecked={isChecked}
              // What sells out while it is ticked can be taken away.
              isDisabled={!isChecked && (!choice.isAvailable || isFull)}
              errorId={errorId}
              onChange={() => onToggle(choice.id)}
            />
          );
        })
      }
    </FieldSet>
  );
};
