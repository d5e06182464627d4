import { type Address, formatPhoneNumber, type OrderingMode, type OrderNotes } from '@tiffin/domain';
import type { ReactNode } from 'react';
import type { AppliedPromo } from '../../cart/PromoCodeField/PromoCodeField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AddressText } from '../../private/AddressText/AddressText.tsx';
import { checkoutDialogStrings as strings } from '../checkout.strings.ts';
import * as styles from './CheckoutDialog.css.ts';

/** What a customer may want to change before paying. */
export type CheckoutDetail = 'address' | 'phone' | 'note' | 'promo';

/** What is shown of an order before it is paid for. */
export interface OrderDetailsProps {
  /** Delivery or collection. */
  mode: OrderingMode;
  /** Where it goes, for delivery. */
  address: Address | null;
  /** Where it is collected: the restaurant's address in one line. */
  restaurantAddress: string;
  /** How long it takes, in minutes. */
  minutes: { readonly from: number; readonly to: number };
  /** The closing time that may come before the order is there, such as "22:30"; null where none does. @default null */
  closesAt?: string | null | undefined;
  /** The number to ring about the order, as stored (E.164). */
  phoneNumber: string;
  /** What is written to the kitchen and the rider, an allergy, cutlery. */
  notes: OrderNotes;
  /** The promo code in force, or null. */
  promo: AppliedPromo | null;
  /** Called with the detail that the customer wants to change. */
  onChange: (detail: CheckoutDetail) => void;
}

interface CheckoutDetailsProps extends OrderDetailsProps {
  /** Nothing can be changed at the moment. */
  isLocked: boolean;
}

/** The order's details, term by term, each with the way to change it. */
export const CheckoutDetails = (props: CheckoutDetailsProps) => {
  const { mode, address, restaurantAddress, minutes, closesAt = null, phoneNumber, notes, promo } = props;
  const change = (detail: CheckoutDetail, what: string) => (
    <Button variant="quiet" edge="end" isDisabled={props.isLocked} onClick={() => props.onChange(detail)}>
      <span>{strings.change}</span>
      <VisuallyHidden>{` ${what}`}</VisuallyHidden>
    </Button>
  );
  const duration = (
    <>
      <span>{strings.minutes(minutes.from, minutes.to)}</span>
      {closesAt !== null && <p className={styles.closing}>{strings.afterClosing[mode](closesAt)}</p>}
    </>
  );
  return (
    <dl className={styles.facts}>
      {mode === 'delivery' ? (
        <>
          <Fact term={strings.deliveringTo} action={change('address', strings.deliveringTo)}>
            {address === null ? strings.noAddress : <AddressText address={address} />}
          </Fact>
          <Fact term={strings.arrivesIn}>{duration}</Fact>
        </>
      ) : (
        <>
          <Fact term={strings.collectFrom}>{restaurantAddress}</Fact>
          <Fact term={strings.readyIn}>{duration}</Fact>
        </>
      )}
      <Fact term={strings.phone} action={change('phone', strings.phone)}>
        {formatPhoneNumber(phoneNumber)}
      </Fact>
      {writtenNotes(notes, mode).map(([term, text]) => (
        <Fact key={term} term={term} action={change('note', term)}>
          {text}
        </Fact>
      ))}
      {promo !== null && (
        <Fact term={strings.promo} action={change('promo', strings.promo)}>
          {`${promo.code}, ${promo.effect}`}
        </Fact>
      )}
    </dl>
  );
};

/** What the customer wrote and wants, by its term; nobody rides with an order that is collected. */
const writtenNotes = (notes: OrderNotes, mode: OrderingMode) =>
  (
    [
      [strings.note, notes.note],
      [strings.allergy, notes.allergyNote],
      [strings.rider, mode === 'delivery' ? notes.riderNote : ''],
      [strings.cutlery, notes.wantsCutlery ? strings.packed : ''],
    ] as const
  ).filter(([, text]) => text !== '');

interface FactProps {
  term: string;
  children: ReactNode;
  action?: ReactNode;
}

const Fact = ({ term, children, action }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
    {action !== undefined && <dd className={styles.value}>{action}</dd>}
  </div>
);
