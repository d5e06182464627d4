import { formatPounds, isOrderLate, type Order, type OrderTimes, orderedAt } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { CountdownRing } from '../../primitives/CountdownRing/CountdownRing.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import type { Elements } from '../../private/Words.tsx';
import { orderLiveStrings as strings } from '../order-live.strings.ts';
import * as styles from './OrderActions.css.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

export interface OrderActionsProps {
  /** The order. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'time'>;
  /** Returns the restaurant's time to the second; always the same function. */
  getNow: () => Date;
  /** The address of the menu. */
  homeHref: PageHref;
  /** Called when the customer wants to cancel the order; left out, nobody can. */
  onCancel?: (() => void) | undefined;
  /** What orders an order that has ended again, such as a wide Button; left out where that is not possible. */
  again?: Elements;
}

/** What the customer can do about an order in its present state: wait, cancel, ring, or order again. */
export const OrderActions = (props: OrderActionsProps) => {
  const { order, times, getNow, homeHref, again } = props;
  const { status, acceptBy, promisedTo } = order;
  switch (status) {
    case 'placed':
      return acceptBy === null ? null : <Waiting {...props} acceptBy={acceptBy} />;
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
      if (promisedTo !== null && isOrderLate(order, getNow())) {
        const { title, text } = strings.latePanel;
        return <Panel title={title}>{text(times.time(promisedTo))}</Panel>;
      }
      return <Panel title={strings.underWay[status]}>{strings.noCancel}</Panel>;
    case 'completed':
      return (
        <Panel title={strings.completed.title} action={again}>
          {strings.completed.text}
        </Panel>
      );
    case 'declined':
    case 'cancelled':
      return (
        <div className={styles.panel.open}>
          <h2 className={styles.heading}>{strings.closed.title}</h2>
          <p>{strings.closed.text}</p>
          {again}
          <ButtonLink href={homeHref} isWide icon="menu" variant={again ? 'secondary' : 'primary'}>
            {strings.closed.menu}
          </ButtonLink>
        </div>
      );
    default:
      return null;
  }
};

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: Elements;
}

const Panel = ({ title, children, action }: PanelProps) => (
  <div className={styles.panel.plain}>
    <h2 className={styles.heading}>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
);

type WaitingProps = OrderActionsProps & { readonly acceptBy: string };

const Waiting = ({ order, times, getNow, onCancel, acceptBy }: WaitingProps) => {
  const secondsLeft = useSecondsUntil(acceptBy, getNow);
  const seconds = (Date.parse(acceptBy) - Date.parse(orderedAt(order))) / 1_000;
  const { totalAmount } = order.breakdown;
  const amount = totalAmount === 0 ? null : formatPounds(totalAmount);
  const { waiting } = strings;
  return (
    <div className={styles.panel.open}>
      <div className={styles.waiting}>
        <CountdownRing look="clock" seconds={Math.max(seconds, secondsLeft)} secondsLeft={secondsLeft} />
        <div className={styles.words}>
          <h2 className={styles.heading}>{waiting.title}</h2>
          {secondsLeft > 0 ? (
            <p>
              <span>{waiting.until}</span>
              <span className={styles.time}>{times.time(acceptBy)}</span>
              <span>{amount === null ? waiting.otherwiseFree : waiting.otherwise(amount)}</span>
            </p>
          ) : (
            <p>{`${waiting.over}${amount === null ? waiting.afterwardsFree : waiting.afterwards(amount)}`}</p>
          )}
        </div>
      </div>
      {order.canCancel && onCancel !== undefined && (
        <>
          <Button variant="secondary" isWide icon="close" onClick={onCancel}>
            {waiting.cancel}
          </Button>
          <p className={styles.note}>{waiting.canCancel}</p>
        </>
      )}
    </div>
  );
};
