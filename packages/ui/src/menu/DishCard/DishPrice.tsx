import type { PriceFrom } from '@tiffin/domain';
import { Price } from '../../primitives/Price/Price.tsx';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './DishPrice.css.ts';

/** What a dish costs at least, with "from" before it where a required choice can make it cost more. */
export const DishPrice = ({ priceFrom, priceVaries }: PriceFrom) => (
  <>
    {priceVaries && <small className={styles.from}>{`${menuStrings.from} `}</small>}
    <Price amount={priceFrom} />
  </>
);
