import { useEffect, useRef } from 'react';
import { classNames } from '../../private/class-names.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { wasPressedByKey } from '../one-finger.ts';
import * as styles from './OrderResultWords.css.ts';
import type { OrderResult } from './order-result.ts';

interface OrderResultWordsProps {
  result: OrderResult;
  className?: string | undefined;
}

/** What came of a press, where the press was; it takes over the focus of a button that is gone. */
export const OrderResultWords = ({ result: { words, isBad }, className }: OrderResultWordsProps) => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (wasPressedByKey() && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
      className={classNames(isBad ? styles.bad : styles.good, className)}
    >
      <CounterIcon name={isBad ? 'close' : 'check'} />
      <span>{words}</span>
    </p>
  );
};
