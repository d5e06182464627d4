import {
  formatPounds,
  hasOrderEnded,
  isOrderClosed,
  isOrderLate,
  type Order,
  type OrderStatus,
  type OrderTimes,
  orderedAt,
  phoneHref,
} from '@tiffin/domain';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { CountdownRing } from '../../primitives/CountdownRing/CountdownRing.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import type { Elements } from '../../private/Words.tsx';
import { orderStrings } from '../order.strings.ts';
import { orderLiveStrings as strings } from '../order-live.strings.ts';
import * as styles from './OrderActions.css.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

export interface OrderActionsProps {
  /** The order. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** Returns the restaurant's time to the second; always the same function. */
  getNow: () => Date;
  /** The address of the menu. */
  homeHref: PageHref;
  /** The restaurant's phone number. */
  restaurantPhone: string;
  /** Called when the customer wants to cancel the order; left out, nobody can. */
  onCancel?: (() => void) | undefined;
  /** What orders the order again, such as an `OrderAgainButton`; left out where that is not possible. */
  again?: Elements;
  /** What says that something is wrong with the order, such as a wide Button; left out where nobody may. */
  wrong?: Elements;
  /** What was reported about the order and what the restaurant has answered, below the buttons. */
  reported?: Elements;
}

/** What the customer can do about an order in its present state: ring, cancel, say what is wrong, or order again. */
export const OrderActions = (props: OrderActionsProps) => {
  const { order, homeHref, restaurantPhone, onCancel, again, wrong, reported } = props;
  const { status } = order;
  const canCancel = order.canCancel && onCancel !== undefined;
  const actions: Readonly<Record<Action, Elements>> = {
    ring: (
      <ButtonLink variant="secondary" isWide icon="phone" href={phoneHref(restaurantPhone)}>
        {orderStrings.ring}
      </ButtonLink>
    ),
    wrong,
    again,
    cancel: canCancel && (
      <Button variant="secondary" isWide icon="close" onClick={onCancel}>
        {strings.waiting.cancel}
      </Button>
    ),
    menu: (
      <ButtonLink href={homeHref} isWide icon="menu" variant={again ? 'secondary' : 'primary'}>
        {orderStrings.again}
      </ButtonLink>
    ),
  };
  return (
    <div className={styles.frame}>
      <div className={styles.buttons}>
        {/* By their names: what is open in one of them stays open when the order ends. */}
        {shownActions(status, canCancel).map((action) => (
          <Fragment key={action}>{actions[action]}</Fragment>
        ))}
      </div>
      <Terms {...props} />
      {reported}
    </div>
  );
};

type Action = 'ring' | 'wrong' | 'again' | 'cancel' | 'menu';

function shownActions(status: OrderStatus, canCancel: boolean): readonly Action[] {
  if (isOrderClosed(status)) return ['again', 'wrong', 'menu', 'ring'];
  if (hasOrderEnded(status)) return ['again', 'wrong', 'ring'];
  return ['ring', 'wrong', canCancel ? 'cancel' : 'again'];
}

const Terms = (props: OrderActionsProps) => {
  const { order, times, getNow } = props;
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
      return <p className={styles.note}>{strings.noCancel}</p>;
    default:
      return null;
  }
};

const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.panel.plain}>
    <h2 className={styles.heading}>{title}</h2>
    <p>{children}</p>
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
      {order.canCancel && onCancel !== undefined && <p className={styles.note}>{waiting.canCancel}</p>}
    </div>
  );
};
