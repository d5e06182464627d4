import { configurationRows, kitchenLines, type OrderItem } from '@tiffin/domain';
import type { Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import * as styles from './DishLines.css.ts';

interface DishLinesProps {
  items: readonly OrderItem[];
  /** `card` is a little smaller, and may have no room for the last lines. */
  look: 'ticket' | 'card';
  /** How many of the last lines have no room. */
  cut?: number;
  /** None of it is cooked. */
  isStruck?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** What of an order is cooked: how often, which dish, and with what; choices are multiplied for more than one of a dish. */
export const DishLines = ({ items, look, cut = 0, isStruck = false, ref }: DishLinesProps) => (
  <ul ref={ref} className={classNames(styles.lines[look], isStruck && styles.struck)}>
    {kitchenLines(items).map(({ id, name, quantity, choices }, index) => (
      <li key={id} className={classNames(styles.line, index >= items.length - cut && styles.cut)}>
        <p className={styles.quantity}>
          <span>{quantity}</span>
          <span className={styles.sign}>{strings.times}</span>
        </p>
        <div className={styles.what}>
          <p className={styles.dish[look]}>{name}</p>
          {configurationRows(choices).map((row, rowAt) => (
            <p key={rowAt} className={classNames(styles.choices[look], row.depth === 1 && styles.under)}>
              {row.lines.map((choice, at) => (
                <Choice key={at} isLast={at === row.lines.length - 1} {...choice} />
              ))}
            </p>
          ))}
        </div>
      </li>
    ))}
  </ul>
);

interface ChoiceProps {
  name: string;
  quantity: number;
  isLast: boolean;
}

/** One choice, whole on its line wherever it has room there. */
const Choice = ({ name, quantity, isLast }: ChoiceProps) => (
  <>
    <span className={styles.choice}>{`${strings.choice(quantity, name)}${isLast ? '' : ','}`}</span>{' '}
  </>
);
