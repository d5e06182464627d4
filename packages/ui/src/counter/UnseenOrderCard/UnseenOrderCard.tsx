import { type CounterOrder, expectedTime } from '@tiffin/domain';
import { useId } from 'react';
import { useCut } from '../BoardPages/use-cut.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import { DishLines } from '../DishLines/DishLines.tsx';
import { orderPromise } from '../KitchenRow/order-promise.ts';
import * as card from '../NewOrderCard/NewOrderCard.css.ts';
import type { BoardOrderProps } from '../NewOrderCard/NewOrderCard.tsx';
import { ModeFact, WhenFact } from '../OrderFact/OrderFact.tsx';
import { OrderFlag } from '../OrderFlag/OrderFlag.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import * as styles from './UnseenOrderCard.css.ts';

/** Props of {@link UnseenOrderCard}. */
export interface UnseenOrderCardProps extends BoardOrderProps {
  /** Called when someone has seen the order: the bell stops on all devices. */
  onAcknowledge: (order: CounterOrder) => void;
}

/** An order that the system has accepted and nobody has seen: its time, what is in it, and one press. */
export const UnseenOrderCard = (props: UnseenOrderCardProps) => {
  const { order: counterOrder, now, times, isPending = false, isOffline = false } = props;
  const { notice, onDismissNotice, result = null, onAcknowledge, onOpen } = props;
  const { order, customer, prints } = counterOrder;
  const id = useId();
  const { list, cut } = useCut(order.items.map((item) => item.id));
  const { time, away } = orderPromise(order, now, times);
  const printed = prints.find(({ of, confirmedAt }) => of === 'new' && confirmedAt !== null);
  return (
    <article className={card.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={card.number}>
          <button
            type="button"
            className={styles.open}
            aria-label={strings.openOrder(order.number)}
            onClick={() => onOpen(counterOrder)}
          >
            <span translate="no">{order.number}</span>
          </button>
        </h3>
        <p className={styles.promise}>{time}</p>
        <p className={`${type.name} ${type.oneLine} ${card.name}`}>{customer.name ?? strings.customer}</p>
        {expectedTime(order) !== null && <p className={styles.away}>{away}</p>}
      </div>
      <p className={styles.facts}>
        <ModeFact mode={order.mode} />
        <WhenFact order={order} times={times} />
      </p>
      <OrderFlag order={order} isShort />
      <DishLines ref={list} look="card" items={order.items} cut={cut} />
      {cut > 0 && <p className={card.rest}>{strings.moreDishes(cut)}</p>}
      {printed !== undefined && (
        <p className={styles.printed}>
          <CounterIcon name="print" />
          <span>
            {strings.printedAt(printed.device, times.time(printed.confirmedAt ?? printed.claimedAt))}
          </span>
        </p>
      )}
      {notice && <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />}
      <div className={card.actions}>
        {result === null ? (
          <CounterButton
            variant="new"
            isWide
            icon="check"
            aria-label={strings.gotItOrder(order.number)}
            isLoading={isPending}
            isDisabled={isOffline}
            onClick={() => onAcknowledge(counterOrder)}
          >
            {strings.gotIt}
          </CounterButton>
        ) : (
          <OrderResultWords result={result} className={card.result} />
        )}
      </div>
    </article>
  );
};
