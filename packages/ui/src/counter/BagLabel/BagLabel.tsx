import {
  allergenList,
  type CounterOrder,
  expectedTime,
  type LocalTimes,
  type OrderAllergens,
  orderAllergens,
} from '@tiffin/domain';
import type { RollWidth } from '../OrderTicket/OrderTicket.tsx';
import { PaperAge, PaperAllergy, PaperDoor } from '../PaperBlocks/PaperBlocks.tsx';
import * as paper from '../paper.css.ts';
import { ticketStrings as strings } from '../ticket.strings.ts';
import * as styles from './BagLabel.css.ts';

/** Props of {@link BagLabel}. */
export interface BagLabelProps {
  /** The order that the bag belongs to. */
  counterOrder: CounterOrder;
  /** Name of the restaurant. */
  restaurantName: string;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time'>;
  /** Which bag of the order it is, from 1. @default 1 */
  bag?: number;
  /** How many bags the order has. @default 1 */
  bagCount?: number;
  /** Width of the roll in mm. @default 80 */
  width?: RollWidth;
}

/** What is stuck on a bag: whose it is, where it goes, an allergy, what is in the order and its allergens. */
export const BagLabel = (props: BagLabelProps) => {
  const { counterOrder, restaurantName, times, bag = 1, bagCount = 1, width = 80 } = props;
  const { order, customer } = counterOrder;
  const expected = expectedTime(order);
  return (
    <article className={paper.paper[width]} aria-label={strings.label(order.number, bag, bagCount)}>
      <div className={styles.top}>
        <p className={styles.restaurant}>{restaurantName}</p>
        <p className={styles.bags}>{strings.bag(bag, bagCount)}</p>
      </div>
      <p className={styles.number[width]} translate="no">
        {order.number}
      </p>
      {customer.name !== null && (
        <p className={styles.name}>
          <bdi>{customer.name}</bdi>
        </p>
      )}
      <p className={paper.mode}>
        <span>{strings.mode[order.mode]}</span>{' '}
        {expected !== null && <span>{strings.by(times.time(expected.to))}</span>}
      </p>
      <PaperDoor order={order} customer={customer} />
      <PaperAge order={order} />
      <PaperAllergy order={order} />
      <hr className={paper.rule} />
      <ul className={paper.counts}>
        {order.items.map(({ id, name, quantity }) => (
          <li key={id} className={paper.counted}>
            <b>{strings.count(quantity)}</b> <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className={styles.allergens}>
        {allergenLines(orderAllergens(order.items)).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{strings.allergyPhone(order.allergyPhone)}</p>
      </div>
    </article>
  );
};

function allergenLines({ contains, mayContain, notStated }: OrderAllergens): readonly string[] {
  const lines = [
    ...(contains.length > 0 ? [strings.inOrder(allergenList(contains))] : []),
    ...(mayContain.length > 0 ? [strings.mayBeInOrder(allergenList(mayContain))] : []),
    // Never left out: what is missing here would read as free from all.
    ...(notStated.length > 0 ? [strings.notStatedFor(notStated.join(', '))] : []),
  ];
  return lines.length > 0 ? lines : [strings.none];
}
