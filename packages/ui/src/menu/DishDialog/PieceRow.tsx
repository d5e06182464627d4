import type { Choice } from '@tiffin/domain';
import { useId } from 'react';
import type { Elements } from '../../private/Words.tsx';
import * as styles from './OptionGroup.css.ts';
import { PieceStepper } from './PieceStepper.tsx';

interface PieceRowProps {
  choice: Choice;
  /** The name as it is shown. */
  children: Elements;
  /** How many pieces are chosen. */
  count: number;
  /** How many there may be with what else is chosen. */
  max: number;
  /** What it costs, in words. */
  price: string;
  onCount: (count: number) => void;
}

/** A choice that can be taken more than once, with its price and how many. */
export const PieceRow = ({ choice, children, count, max, price, onCount }: PieceRowProps) => {
  const priceId = useId();
  return (
    <div className={count > 0 ? styles.rowChosen : styles.row}>
      <span className={styles.name}>{children}</span>
      <span className={styles.priced}>
        <span id={priceId} className={styles.price}>
          {price}
        </span>
        <PieceStepper name={choice.name} value={count} max={max} priceId={priceId} onChange={onCount} />
      </span>
    </div>
  );
};
