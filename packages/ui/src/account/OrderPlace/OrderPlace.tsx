import { addressLines, needsAgeCheck, type Order, type OrderTimes, reachedAt } from '@tiffin/domain';
import { type ReactElement, useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { orderPlaceStrings as strings } from '../order-place.strings.ts';
import * as styles from './OrderPlace.css.ts';

export interface OrderPlaceProps {
  /** The order as it was when it was placed. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'time'>;
  /** The restaurant's name, for collection. */
  restaurantName: string;
  /** The restaurant's address in one line, for collection. */
  restaurantAddress: string;
}

/** Where an order goes and what its customer asked for, as a card. */
export const OrderPlace = ({ order, times, restaurantName, restaurantAddress }: OrderPlaceProps) => {
  const titleId = useId();
  const { mode, address, note, allergyNote, riderNote, wantsCutlery, acceptBy } = order;
  const [first = '', ...rest] =
    mode === 'delivery' && address !== null ? addressLines(address) : [restaurantName, restaurantAddress];
  // Whoever answered has read it; what was accepted automatically, nobody has.
  const seenAt = acceptBy === null ? undefined : reachedAt(order, 'accepted');
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {strings.title}
      </h2>
      <div className={styles.card}>
        <Row icon="pin">
          <b className={styles.strong}>{first}</b>
          <br />
          <span>{rest.join(', ')}</span>
        </Row>
        {riderNote !== '' && (
          <Row icon="delivery" about={strings.rider}>
            <span dir="auto">{riderNote}</span>
          </Row>
        )}
        {note !== '' && (
          <Row icon="note" about={strings.note}>
            <span dir="auto">{note}</span>
          </Row>
        )}
        {allergyNote !== '' && (
          <Row
            icon="warning"
            about={seenAt === undefined ? strings.allergy : strings.seen(times.time(seenAt))}
          >
            <b className={styles.strong} dir="auto">
              {allergyNote}
            </b>
          </Row>
        )}
        {wantsCutlery && (
          <Row icon="dish" about={strings.packed}>
            <span>{strings.cutlery}</span>
          </Row>
        )}
        {needsAgeCheck(order) && (
          <Row icon="info" about={strings.proofOfAge[mode]}>
            <b className={styles.strong}>{strings.age}</b>
          </Row>
        )}
      </div>
    </section>
  );
};

interface RowProps {
  readonly icon: IconName;
  /** What it is, below it. */
  readonly about?: string;
  readonly children: ReactElement | readonly ReactElement[];
}

const Row = ({ icon, about, children }: RowProps) => (
  <div className={styles.row}>
    <Icon name={icon} />
    <p className={styles.text}>
      {children} {about !== undefined && <span className={styles.about}>{about}</span>}
    </p>
  </div>
);
