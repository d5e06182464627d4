import {
  type Choice,
  type Clash,
  type ConfigurableItem,
  choiceClash,
  clashInWords,
  type MenuFilter,
  type MenuOption,
} from '@tiffin/domain';
import { Fragment, type ReactElement } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldSet } from '../../primitives/FieldSet/FieldSet.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { NameWithMarks } from '../DietaryMarks/NameWithMarks.tsx';
import { choicePriceWords, optionSum } from './choice-price.ts';
import * as styles from './OptionGroup.css.ts';
import { optionRuleParts } from './option-rule.ts';
import { PieceRow } from './PieceRow.tsx';
import { chosenFor, countOf, isCounted, isSingleChoice } from './selection.ts';
import type { DishSelection } from './use-dish-selection.ts';

interface OptionGroupProps {
  item: ConfigurableItem;
  option: MenuOption;
  /** What is chosen of the dish. */
  selection: DishSelection;
  /** What the customer leaves out: choices that clash with it say so. */
  filter: MenuFilter;
  /** How many pieces there are of the choice that the option belongs to. @default 1 */
  times?: number;
}

/**
 * One question about a dish: radios where exactly one answer is asked for, steppers where one can be taken more than
 * once, else boxes up to the limit. The options of a choice stand under it while it is chosen.
 */
export const OptionGroup = ({ item, option, selection, filter, times = 1 }: OptionGroupProps) => {
  const { selected, errorFor, choose, groupId } = selection;
  const chosen = chosenFor(selected, option);
  const asked = { item, selected, option, times };
  const left = option.maxChoices - chosen.length;
  const group = {
    id: groupId(option.id),
    error: errorFor(option.id),
    legend: option.name,
    look: 'section' as const,
    rule: <Rule option={option} count={chosen.length} />,
  };
  const under = (choice: Choice) => (
    <Nested
      item={item}
      options={choice.options ?? []}
      selection={selection}
      filter={filter}
      times={times * countOf(chosen, choice.id)}
    />
  );
  if (isSingleChoice(option)) {
    return (
      <RadioGroup
        {...group}
        options={option.choices.map((choice) => ({
          value: choice.id,
          label: labelOf(choice, choiceClash(item, choice, filter)),
          detail: choicePriceWords(asked, choice),
          isDisabled: !choice.isAvailable,
          under: under(choice),
        }))}
        value={chosen[0] ?? null}
        onChange={(choiceId) => choose(option, choiceId, 1)}
      />
    );
  }
  const row = (choice: Choice, errorId: string | undefined): ReactElement => {
    const count = countOf(chosen, choice.id);
    const price = choicePriceWords(asked, choice);
    return isCounted(option) ? (
      <PieceRow
        choice={choice}
        count={count}
        max={choice.isAvailable ? Math.min(choice.max ?? 1, count + left) : count}
        price={price}
        onCount={(pieces) => choose(option, choice.id, pieces)}
      >
        {labelOf(choice, choiceClash(item, choice, filter))}
      </PieceRow>
    ) : (
      <Checkbox
        look="row"
        label={labelOf(choice, choiceClash(item, choice, filter))}
        detail={price}
        isChecked={count > 0}
        // What sells out while it is ticked can be taken away.
        isDisabled={count === 0 && (!choice.isAvailable || left <= 0)}
        errorId={errorId}
        onChange={(isChecked) => choose(option, choice.id, isChecked ? 1 : 0)}
      />
    );
  };
  return (
    <FieldSet {...group}>
      {(errorId) => [
        ...option.choices.map((choice) => (
          <Fragment key={choice.id}>
            {row(choice, errorId)}
            {under(choice)}
          </Fragment>
        )),
        <Sum key="sum" sum={optionSum(asked)} />,
      ]}
    </FieldSet>
  );
};

const labelOf = (choice: Choice, clash: Clash | null) => {
  const { name, isAvailable, dietary = [], isAlcohol } = choice;
  const words = isAvailable ? <span>{name}</span> : <span className={styles.soldOut}>{name}</span>;
  const label = dietary.length > 0 || isAlcohol ? <NameWithMarks name={words} choice={choice} /> : words;
  if (clash === null) return label;
  return (
    <span>
      {label} <span className={styles.clash}>{clashInWords(clash).join('. ')}</span>
    </span>
  );
};

const Rule = ({ option, count }: { option: MenuOption; count: number }) =>
  optionRuleParts(option, count).map(({ words, isStrong }, at) => {
    const text = at === 0 ? words : `· ${words}`;
    return (
      <Fragment key={words}>
        {isStrong ? <strong className={styles.required}>{text}</strong> : <span>{text}</span>}{' '}
      </Fragment>
    );
  });

const Nested = ({
  options,
  times,
  ...dish
}: Omit<OptionGroupProps, 'option'> & { options: readonly MenuOption[]; times: number }) =>
  times > 0 &&
  options.length > 0 && (
    <div className={styles.nest}>
      {options.map((option) => (
        <OptionGroup key={option.id} {...dish} option={option} times={times} />
      ))}
    </div>
  );

const Sum = ({ sum }: { sum: ReturnType<typeof optionSum> }) =>
  sum !== null && (
    <p className={styles.sum}>
      <span>{sum.words}</span>
      <b className={styles.amount}>{sum.amount}</b>
    </p>
  );
