import { hasNote, type Order } from '@tiffin/domain';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './OrderFlag.css.ts';

interface OrderFlagProps {
  order: Pick<Order, 'note'>;
  /** Shows two lines of it at most: the whole of it is read on the order's page. */
  isShort?: boolean;
}

/** What the customer wrote, in ink above the dishes: it is read before anything is cooked. */
export const OrderFlag = ({ order, isShort = false }: OrderFlagProps) =>
  hasNote(order) && (
    <p className={styles.flag}>
      <CounterIcon name="allergy" />
      <span className={classNames(styles.words, isShort && styles.short)}>
        <b className={styles.kind}>{strings.allergyNote}</b> <span dir="auto">{order.note.trim()}</span>
      </span>
    </p>
  );
