import { type CounterOrder, isOrderClosed } from '@tiffin/domain';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './PrintCheck.css.ts';
import { printCheckStrings as strings } from './print-check.strings.ts';

/** Props of {@link PrintCheck}. */
export interface PrintCheckProps {
  /** The orders of which this device began to print a ticket, or a slip where they are closed, and may not have. */
  orders: readonly CounterOrder[];
  /** Without a connection nobody can say so. @default false */
  isOffline?: boolean;
  /** Called when it is to be printed again, a ticket as a copy. */
  onPrint: (order: CounterOrder) => void;
  /** Called when the paper is there. */
  onConfirm: (order: CounterOrder) => void;
}

/** More would take the board's room; the next ones follow as these are answered. */
const shownOrders = 2;

/** Asks for each ticket that a reload has interrupted whether it was printed: no order is cooked twice, and none is lost. */
export const PrintCheck = ({ orders, isOffline = false, onPrint, onConfirm }: PrintCheckProps) =>
  orders.length > 0 && (
    <ul aria-label={strings.list} className={styles.list}>
      {orders.slice(0, shownOrders).map((each) => {
        const { id, number, status } = each.order;
        const isSlip = isOrderClosed(status);
        return (
          <li key={id} className={styles.row}>
            <CounterIcon name="print" />
            <b className={styles.question}>{isSlip ? strings.askSlip(number) : strings.ask(number)}</b>
            <CounterButton
              size="small"
              aria-label={isSlip ? strings.printSlip(number) : strings.printOrder(number)}
              isDisabled={isOffline}
              onClick={() => onPrint(each)}
            >
              {strings.print}
            </CounterButton>
            <CounterButton
              size="small"
              aria-label={strings.yesOrder(number)}
              isDisabled={isOffline}
              onClick={() => onConfirm(each)}
            >
              {strings.yes}
            </CounterButton>
          </li>
        );
      })}
      {orders.length > shownOrders && (
        <li className={styles.rest}>{strings.more(orders.length - shownOrders)}</li>
      )}
    </ul>
  );
