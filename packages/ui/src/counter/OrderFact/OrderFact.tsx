import { expectedTime, type LocalTimes, type Order } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { Words } from '../../private/Words.tsx';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import * as type from '../counter-type.css.ts';

interface OrderFactProps {
  /** The words. */
  children: ReactNode;
  icon?: CounterIconName;
  /** Matters less than the facts beside it. */
  isAside?: boolean;
}

/** One fact about an order: a word, most often with an icon. */
export const OrderFact = ({ children, icon, isAside = false }: OrderFactProps) => (
  <span className={classNames(type.fact, isAside && type.aside)}>
    {icon && <CounterIcon name={icon} />}
    <Words>{children}</Words>
  </span>
);

/** How the order reaches its customer. */
export const ModeFact = ({ mode }: Pick<Order, 'mode'>) => (
  <OrderFact icon={mode}>{strings.mode[mode]}</OrderFact>
);

/** When the customer expects it: a rider leaves as soon as possible, who collects comes at a time. */
export const WhenFact = ({ order, times }: { order: Order; times: LocalTimes }) => {
  const expected = expectedTime(order);
  return order.mode === 'collection' && expected !== null ? (
    <OrderFact icon="clock">{strings.collectAt(times.time(expected.to))}</OrderFact>
  ) : (
    <OrderFact icon="asap">{strings.asap}</OrderFact>
  );
};
