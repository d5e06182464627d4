import { formatPounds, type Pence } from '@tiffin/domain';
import { classNames } from '../../private/class-names.ts';
import { price } from './Price.css.ts';

export interface PriceProps {
  /** Amount in pence. */
  amount: Pence;
  /** `strong` for dishes and totals, `plain` where the line around it sets the weight. @default 'strong' */
  weight?: 'strong' | 'plain';
  /** Further class names, for placing. */
  className?: string;
}

/** An amount in pounds with two decimals, in figures of equal width. */
export const Price = ({ amount, weight = 'strong', className }: PriceProps) => (
  <span className={classNames(price[weight], className)} translate="no">
    {formatPounds(amount)}
  </span>
);
