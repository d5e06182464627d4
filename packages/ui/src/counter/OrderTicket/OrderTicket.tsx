import {
  type AllergenWords,
  type CounterOrder,
  countDishes,
  expectedTime,
  formatPhoneNumber,
  hasNote,
  isOrderClosed,
  type KitchenLine,
  kitchenLines,
  type LocalTimes,
  type Order,
  refundedPieces,
} from '@tiffin/domain';
import { classNames } from '../../private/class-names.ts';
import { PaperAge, PaperAllergy, PaperDoor } from '../PaperBlocks/PaperBlocks.tsx';
import * as paper from '../paper.css.ts';
import { ticketStrings as strings } from '../ticket.strings.ts';
import * as styles from './OrderTicket.css.ts';

/** Width of a printer's roll in mm. */
export type RollWidth = 80 | 58;

/** Props of {@link OrderTicket}. */
export interface OrderTicketProps {
  /** The order as it is when it is printed. */
  counterOrder: CounterOrder;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time'>;
  /** When it is printed, ISO 8601. */
  printedAt: string;
  /** Which print this is, and when the first was, ISO 8601; null for the first. @default null */
  copy?: { readonly number: number; readonly firstPrintedAt: string } | null;
  /** Width of the roll in mm. @default 80 */
  width?: RollWidth;
}

/** What the kitchen cooks from, for a receipt printer: no prices, allergens large, black on white. */
export const OrderTicket = (props: OrderTicketProps) => {
  const { counterOrder, times, printedAt, copy = null, width = 80 } = props;
  const { order, customer } = counterOrder;
  const { time } = times;
  const isVoid = isOrderClosed(order.status);
  return (
    <article className={paper.paper[width]} aria-label={strings.ticket(order.number)}>
      {copy !== null && <p className={paper.copy}>{strings.copy(copy.number)}</p>}
      <ClosedHead status={order.status} />
      <div className={styles.top}>
        <p className={paper.number}>
          {isVoid ? (
            <s className={styles.struck} translate="no">
              {order.number}
            </s>
          ) : (
            <span translate="no">{order.number}</span>
          )}
        </p>
        <p>{strings.items(countDishes(order.items))}</p>
      </div>
      <p className={paper.mode}>
        <span>{strings.mode[order.mode]}</span> <span>{strings.asap}</span>
      </p>
      <Due order={order} time={time} />
      {customer.name !== null && (
        <p className={paper.name}>
          <bdi>{customer.name}</bdi>
        </p>
      )}
      <PaperAllergy order={order} />
      <PaperAge order={order} />
      {hasNote(order) && (
        <div className={styles.note}>
          <p className={styles.noteHead}>{strings.note}</p>
          <p className={styles.written} dir="auto">
            {order.note}
          </p>
        </div>
      )}
      <hr className={paper.rule} />
      <ul>
        {kitchenLines(order.items).map((line) => (
          <Line
            key={line.id}
            {...line}
            paidBack={refundedPieces(order.refunds, line.id)}
            isVoid={isVoid}
            className={width === 80 ? styles.line : styles.narrowLine}
          />
        ))}
      </ul>
      <hr className={paper.rule} />
      <p className={styles.cutlery}>{strings.cutlery(order.wantsCutlery)}</p>
      <PaperDoor order={order} customer={customer} hasTitle />
      <hr className={paper.rule} />
      {order.address === null && customer.phoneNumber !== null && (
        <p className={styles.end}>
          <span>{strings.ring}</span>{' '}
          <b className={styles.strong}>{formatPhoneNumber(customer.phoneNumber)}</b>
        </p>
      )}
      <p className={styles.end}>
        <span>{strings.placed(time(order.placedAt ?? order.createdAt))}</span>{' '}
        <span>
          {copy === null
            ? strings.printed(time(printedAt))
            : strings.printedAgain(time(printedAt), time(copy.firstPrintedAt))}
        </span>
      </p>
    </article>
  );
};

const ClosedHead = ({ status }: Pick<Order, 'status'>) =>
  (status === 'declined' || status === 'cancelled') && (
    <p className={styles.closed}>
      <span>{strings.closed[status]}</span> <span>{strings.doNotCook}</span>
    </p>
  );

const Due = ({ order, time }: { order: Order } & Pick<LocalTimes, 'time'>) => {
  const expected = expectedTime(order);
  if (expected === null) return null;
  const words = order.promisedTo === null ? strings.estimated : strings.promised;
  return (
    <p className={styles.due}>
      <span>{words[order.mode]}</span> <b className={styles.time}>{time(expected.to)}</b>
    </p>
  );
};

interface LineProps extends KitchenLine {
  /** How many of it are paid back: they are not cooked again. */
  paidBack: number;
  /** Nothing of the order is cooked. */
  isVoid: boolean;
  className: string;
}

const Line = ({ name, quantity, choices, allergens, diets, paidBack, isVoid, className }: LineProps) => (
  <li className={className}>
    <p className={styles.quantity}>
      <span>{quantity}</span>
      <span className={styles.times}>{strings.times}</span>
    </p>
    <div>
      <p className={styles.dish}>
        {isVoid || paidBack >= quantity ? <s className={styles.struck}>{name}</s> : <span>{name}</span>}
      </p>
      {paidBack > 0 && <p className={styles.strong}>{strings.paidBack(paidBack, quantity)}</p>}
      {choices.length > 0 && (
        <ul className={paper.counts}>
          {choices.map((choice, index) => (
            <li key={index} className={classNames(paper.counted, choice.depth === 1 && styles.under)}>
              <b className={styles.strong}>{strings.count(choice.quantity)}</b> <span>{choice.name}</span>
            </li>
          ))}
        </ul>
      )}
      {diets.length > 0 && (
        <p className={paper.small}>{diets.map((diet) => strings.diets[diet]).join(', ')}</p>
      )}
      <p className={paper.small}>
        <Allergens allergens={allergens} />
      </p>
    </div>
  </li>
);

const Allergens = ({ allergens }: { allergens: AllergenWords | null }) =>
  allergens === null ? (
    <b className={styles.strong}>{strings.notStated}</b>
  ) : (
    <>
      <b className={styles.strong}>{strings.contains}</b> <span>{allergens.contains}</span>
      <br />
      <b className={styles.strong}>{strings.mayContain}</b> <span>{allergens.mayContain}</span>
    </>
  );
