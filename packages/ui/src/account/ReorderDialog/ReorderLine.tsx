import { type OrderItem, orderLines } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { NameWithAge } from '../../menu/DietaryMarks/NameWithAge.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { ConfigurationRows } from '../../private/ConfigurationRows/ConfigurationRows.tsx';
import * as styles from './ReorderDialog.css.ts';

export interface ReorderLineProps {
  /** What the dish is called. */
  readonly name: string;
  /** How many of it. */
  readonly quantity: number;
  /** The line as it was ordered. */
  readonly item: OrderItem | undefined;
  /** What is to be said of it, a sentence each. */
  readonly texts: readonly string[];
  /** What all of it costs, or cost. */
  readonly price: ReactNode;
  /** It was not added. @default false */
  readonly isDimmed?: boolean;
  /** A line of a list, or one that stands alone. @default 'li' */
  readonly as?: 'li' | 'div';
}

/** One dish of the dialog: picture, name, choices, what is to be said, and its price. */
export const ReorderLine = ({
  name,
  quantity,
  item,
  texts,
  price,
  isDimmed = false,
  as: Tag = 'li',
}: ReorderLineProps) => (
  <Tag className={Tag === 'li' ? styles.line : styles.plainLine}>
    <DishTile
      photoUrl={item?.photoUrl ?? null}
      photo={item?.photo}
      className={styles.tile}
      isDimmed={isDimmed}
    />
    <div>
      <p className={styles.name}>
        <span>{`${quantity}\u00a0× `}</span>
        <NameWithAge name={name} isAlcohol={item?.isAlcohol} />
      </p>
      {item !== undefined && <ConfigurationRows lines={orderLines(item)} className={styles.text} />}
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </div>
    <p className={styles.price}>{price}</p>
  </Tag>
);
