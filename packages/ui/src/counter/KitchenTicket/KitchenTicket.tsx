import { type CounterOrder, countDishes } from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import { DishLines } from '../DishLines/DishLines.tsx';
import { MarkReady } from '../KitchenRow/MarkReady.tsx';
import { orderPromise } from '../KitchenRow/order-promise.ts';
import { UndoReady } from '../KitchenRow/UndoReady.tsx';
import type { BoardOrderProps } from '../NewOrderCard/NewOrderCard.tsx';
import { OrderFlag } from '../OrderFlag/OrderFlag.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import * as styles from './KitchenTicket.css.ts';

/** Props of {@link KitchenTicket}. */
export interface KitchenTicketProps extends BoardOrderProps {
  /** Called when the order is ready. */
  onReady: (order: CounterOrder) => void;
  /** Called when that was a slip. */
  onUndo: (order: CounterOrder) => void;
}

/**
 * An order as it is cooked: its promise and number, what the customer wrote, then dishes that are read from two metres.
 * What is due within five minutes has its head in ink, what is late in red.
 */
export const KitchenTicket = ({ notice, onDismissNotice, onOpen, onUndo, ...props }: KitchenTicketProps) => {
  const { order: counterOrder, now, times, result = null } = props;
  const { order, customer } = counterOrder;
  const id = useId();
  const { step: urgency, time, away } = orderPromise(order, now, times);
  const step = result === null ? urgency : 'over';
  const dishes = (
    <>
      <div className={classNames(styles.block, styles.flag)}>
        <OrderFlag order={order} />
      </div>
      <DishLines look="ticket" items={order.items} />
    </>
  );
  return (
    <article className={styles.ticket[step]} aria-labelledby={id}>
      <header className={styles.head[step]}>
        <div className={styles.facts}>
          <p className={styles.promise}>{time}</p>
          <h3 id={id} className={styles.number}>
            <button
              type="button"
              className={styles.open}
              aria-label={strings.openOrder(order.number)}
              onClick={() => onOpen(counterOrder)}
            >
              <span translate="no">{order.number}</span>
            </button>
          </h3>
          {result === null ? (
            <>
              <p className={styles.until[urgency]}>
                {urgency !== 'calm' && (
                  <CounterIcon name={urgency === 'late' ? 'late' : 'clock'} size="small" />
                )}
                <span>{away}</span>
              </p>
              <p className={styles.mode}>{strings.mode[order.mode]}</p>
            </>
          ) : (
            <OrderResultWords result={result} className={styles.result} />
          )}
        </div>
        {result === null && <MarkReady {...props} className={styles.action} />}
      </header>
      <p className={styles.who}>
        <CounterIcon name={order.mode} size="small" />
        <span className={type.oneLine}>{customer.name ?? strings.customer}</span>
        <span className={styles.pieces}>{strings.pieces(countDishes(order.items))}</span>
      </p>
      {notice && (
        <div className={styles.block}>
          <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />
        </div>
      )}
      {result === null ? (
        dishes
      ) : (
        <div className={styles.past}>
          <div className={styles.room} aria-hidden="true">
            {dishes}
          </div>
          <UndoReady {...props} onUndo={onUndo} className={styles.undo} />
        </div>
      )}
    </article>
  );
};
