import { type CounterOrder, configurationTexts, type KitchenLine, kitchenLines } from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import type { BoardOrderProps } from '../NewOrderCard/NewOrderCard.tsx';
import { OrderFact } from '../OrderFact/OrderFact.tsx';
import { OrderFlag } from '../OrderFlag/OrderFlag.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import * as styles from './KitchenRow.css.ts';
import { MarkReady } from './MarkReady.tsx';
import { orderPromise } from './order-promise.ts';
import { UndoReady } from './UndoReady.tsx';

/** Props of {@link KitchenRow}. */
export interface KitchenRowProps extends BoardOrderProps {
  /** Called when the order is ready. */
  onReady: (order: CounterOrder) => void;
  /** Called when that was a slip. */
  onUndo: (order: CounterOrder) => void;
}

/** An accepted order in one row, its food in up to three lines: due within five minutes in ink, late in red. */
export const KitchenRow = ({ notice, onDismissNotice, onOpen, onUndo, ...props }: KitchenRowProps) => {
  const { order: counterOrder, now, times, result = null } = props;
  const { order, customer } = counterOrder;
  const id = useId();
  const promise = orderPromise(order, now, times);
  const { time, away } = promise;
  const step = result === null ? promise.step : 'calm';
  return (
    <article className={styles.row} aria-labelledby={id}>
      <p className={styles.when[step]}>
        <span className={styles.promise}>{time}</span>
        <span className={result === null ? styles.until : styles.hidden}>
          {step !== 'calm' && <CounterIcon name={step === 'late' ? 'late' : 'clock'} size="small" />}
          <span>{away}</span>
        </span>
      </p>
      <div className={styles.who}>
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
        <p className={styles.person}>
          <OrderFact icon={order.mode}>
            <span className={type.oneLine}>{customer.name ?? strings.customer}</span>
          </OrderFact>
        </p>
      </div>
      <div className={classNames(styles.food, result !== null && styles.hidden)}>
        <OrderFlag order={order} isShort />
        <p className={styles.dishes}>
          {kitchenLines(order.items).map((line, index) => (
            <span key={line.id}>
              {index > 0 && <span>{', '}</span>}
              <b className={type.strong}>{strings.count(line.quantity)}</b>
              <span>{strings.dishWithChoices(line.name, textsOf(line))}</span>
            </span>
          ))}
        </p>
      </div>
      {result !== null && <OrderResultWords result={result} className={styles.result} />}
      {result === null ? (
        <MarkReady {...props} className={styles.action} />
      ) : (
        <UndoReady {...props} onUndo={onUndo} className={styles.action} />
      )}
      {notice && (
        <div className={classNames(styles.notice)}>
          <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />
        </div>
      )}
    </article>
  );
};

const textsOf = ({ choices }: KitchenLine) =>
  configurationTexts(choices, ({ quantity, name }) => strings.choice(quantity, name));
