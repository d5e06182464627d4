import {
  alcoholicItems,
  allergenWords,
  type CounterOrder,
  formatPounds,
  hasAllergyNote,
  hasNote,
  hasRiderNote,
  type LocalTimes,
  needsAgeCheck,
  type OrderHistoryEntry,
  type OrderItem,
  orderLines,
  refundedPieces,
  summariseChange,
} from '@tiffin/domain';
import { type ReactElement, useId } from 'react';
import { AddressText } from '../../private/AddressText/AddressText.tsx';
import { ConfigurationRows } from '../../private/ConfigurationRows/ConfigurationRows.tsx';
import { classNames } from '../../private/class-names.ts';
import { boardStrings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { name as nameType, oneLine } from '../counter-type.css.ts';
import { ModeFact, WhenFact } from '../OrderFact/OrderFact.tsx';
import { callNameFirst, orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './CounterOrderDetails.css.ts';
import { Money } from './Money.tsx';

/** Props of {@link CounterOrderDetails}. */
export interface CounterOrderDetailsProps {
  /** The order, its customer and its history. */
  order: CounterOrder;
  /** Writes instants in the restaurant's time zone. */
  times: LocalTimes;
  /** What the customer has found wrong with it, above everything else. */
  problems?: ReactElement | undefined;
  /** Called when the board is to be shown again. */
  onBack: () => void;
}

/**
 * All of one order: the note before the first dish, quantities that are read from two metres, choices multiplied, and
 * what each dish contains and may contain, always in words. It never judges whether a note and a dish clash.
 */
export const CounterOrderDetails = ({
  order: counterOrder,
  times,
  problems,
  onBack,
}: CounterOrderDetailsProps) => {
  const { order, customer, history } = counterOrder;
  const id = useId();
  const isUnanswered = order.status === 'placed' && order.acceptBy !== null;
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <button type="button" className={styles.back} aria-label={strings.back} onClick={onBack}>
          <CounterIcon name="back" />
        </button>
        <div className={styles.who}>
          <h1 className={styles.number} translate="no">
            {order.number}
          </h1>
          <p className={classNames(nameType, oneLine, styles.name)}>
            {customer.name ?? boardStrings.customer}
          </p>
        </div>
        <div className={styles.mode}>
          <ModeFact mode={order.mode} />
          <WhenFact order={order} times={times} />
        </div>
      </header>
      {problems}
      {hasAllergyNote(order) && (
        <section className={styles.allergy} aria-labelledby={`${id}-allergy`}>
          <CounterIcon name="allergy" size="huge" />
          <div>
            <h2 id={`${id}-allergy`} className={styles.noteTitle}>
              {strings.allergy}
            </h2>
            <p className={styles.allergyText}>{order.allergyNote}</p>
          </div>
        </section>
      )}
      {needsAgeCheck(order) && (
        <section className={styles.note} aria-labelledby={`${id}-age`}>
          <CounterIcon name="people" />
          <div>
            <h2 id={`${id}-age`} className={styles.noteTitle}>
              {strings.checkAge}
            </h2>
            <p className={styles.noteText}>
              {strings.askForAge[order.mode](
                alcoholicItems(order.items)
                  .map(({ name }) => name)
                  .join(', '),
              )}
            </p>
          </div>
        </section>
      )}
      {hasNote(order) && (
        <section className={styles.note} aria-labelledby={`${id}-note`}>
          <CounterIcon name="note" />
          <div>
            <h2 id={`${id}-note`} className={styles.noteTitle}>
              {strings.note}
            </h2>
            <p className={styles.noteText}>{order.note}</p>
          </div>
        </section>
      )}
      <ul>
        {order.items.map((item) => (
          <Line key={item.id} item={item} paidBack={refundedPieces(order.refunds, item.id)} />
        ))}
      </ul>
      <p className={styles.cutlery}>
        <CounterIcon name="menu" />
        <span>{strings.cutlery(order.wantsCutlery)}</span>
      </p>
      <div className={styles.columns}>
        <section aria-labelledby={`${id}-place`}>
          <h2 id={`${id}-place`} className={styles.title}>
            {order.mode === 'delivery' ? strings.deliverTo : strings.collect}
          </h2>
          <p>
            {order.address === null ? (
              strings.collectBy(callNameFirst(customer.name))
            ) : (
              <AddressText address={order.address} />
            )}
          </p>
          {hasRiderNote(order) && (
            <p className={styles.rider}>
              <CounterIcon name="delivery" />
              <span>
                <span>{strings.forRider}</span> <bdi>{order.riderNote}</bdi>
              </span>
            </p>
          )}
        </section>
        <Money order={order} times={times} />
        <section aria-labelledby={`${id}-history`}>
          <h2 id={`${id}-history`} className={styles.title}>
            {strings.soFar}
          </h2>
          <ol className={styles.history}>
            {history.map((entry) => (
              <li key={entry.version} className={styles.entry}>
                <span className={styles.time}>{times.time(entry.at)}</span>
                <span>{wordsOf(entry)}</span>
              </li>
            ))}
            {isUnanswered && (
              <li className={classNames(styles.entry, styles.next)}>
                <span className={styles.time}>{times.time(order.acceptBy ?? '')}</span>
                <span>{strings.unanswered}</span>
              </li>
            )}
          </ol>
        </section>
      </div>
    </div>
  );
};

const Line = ({ item, paidBack }: { item: OrderItem; paidBack: number }) => {
  const { quantity, allergens } = item;
  const words = allergens === null ? undefined : allergenWords(allergens);
  return (
    <li className={styles.line}>
      <p className={styles.quantity}>
        <span>{quantity}</span>
        <span className={styles.sign}>{strings.times}</span>
      </p>
      <div>
        <p className={styles.dish}>{paidBack < quantity ? <span>{item.name}</span> : <s>{item.name}</s>}</p>
        {paidBack > 0 && <p className={styles.paidBack}>{strings.linePaidBack(paidBack, quantity)}</p>}
        <ConfigurationRows
          lines={orderLines(item)}
          className={styles.choices}
          textOf={({ choiceName, count }) => strings.choice(quantity * count, choiceName)}
        />
        <dl className={styles.allergens}>
          <dt className={styles.contains}>{strings.contains}</dt>
          <dd className={styles.containsList}>{listed(words?.contains)}</dd>
          <dt className={styles.mayContain}>{strings.mayContain}</dt>
          <dd className={styles.mayContain}>{listed(words?.mayContain)}</dd>
        </dl>
      </div>
      <p className={styles.price} translate="no">
        {formatPounds(item.totalPrice)}
      </p>
    </li>
  );
};

/** Begins a list of allergens as a sentence begins; says where nobody has stated any. */
function listed(words: string | undefined): string {
  return words === undefined ? strings.notStated : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function wordsOf({ action, actor, name }: OrderHistoryEntry): string {
  if (action === 'other') return strings.changed;
  return action === 'placed' ? strings.placed : summariseChange({ action, actor, actorName: name });
}
