import {
  addressLines,
  type CounterOrder,
  formatPhoneNumber,
  formatPostcode,
  hasAllergyNote,
  hasRiderNote,
  needsAgeCheck,
  type Order,
} from '@tiffin/domain';
import { ticketStrings as strings } from '../ticket.strings.ts';
import * as styles from './PaperBlocks.css.ts';

/** What a customer is allergic to, under a black head: nothing else on paper is black. */
export const PaperAllergy = ({ order }: { order: Pick<Order, 'allergyNote'> }) =>
  hasAllergyNote(order) && (
    <div className={styles.framed}>
      <p className={styles.framedHead}>{strings.allergy}</p>
      <p className={styles.allergy} dir="auto">
        {order.allergyNote}
      </p>
    </div>
  );

/** That the one who hands the order over asks for proof of age, and what to do where nobody is old enough. */
export const PaperAge = ({ order }: { order: Pick<Order, 'items' | 'mode'> }) =>
  needsAgeCheck(order) && (
    <div className={styles.age}>
      <p className={styles.ageHead}>{strings.checkAge}</p>
      <p className={styles.term}>{strings.askForAge[order.mode]}</p>
    </div>
  );

interface PaperDoorProps extends Pick<CounterOrder, 'order' | 'customer'> {
  /** Says "Deliver to" above it. @default false */
  hasTitle?: boolean;
}

/** Where a delivery goes, whom the rider rings, and what the customer wrote to the rider. */
export const PaperDoor = ({ order, customer, hasTitle = false }: PaperDoorProps) => {
  if (order.address === null) return null;
  const postcode = formatPostcode(order.address.postalCode);
  const lines = addressLines(order.address).filter((line) => line !== postcode);
  return (
    <section className={styles.door}>
      {hasTitle && <p className={styles.term}>{strings.deliverTo}</p>}
      {lines.map((line, index) => (
        <p key={index} className={styles.place}>
          {line}
        </p>
      ))}
      <p className={styles.postcode} translate="no">
        {postcode}
      </p>
      {customer.phoneNumber !== null && (
        <p className={styles.phone}>
          <span>{strings.ring}</span> <span translate="no">{formatPhoneNumber(customer.phoneNumber)}</span>
        </p>
      )}
      {hasRiderNote(order) && (
        <>
          <hr className={styles.thinRule} />
          <p className={styles.term}>{strings.forRider}</p>
          <p className={styles.written} dir="auto">
            {order.riderNote}
          </p>
        </>
      )}
    </section>
  );
};
