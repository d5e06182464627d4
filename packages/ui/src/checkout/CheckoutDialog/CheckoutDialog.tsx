import {
  type Address,
  type CartItem,
  chosenChoices,
  formatPostcode,
  type OrderingMode,
  type PriceBreakdown,
} from '@tiffin/domain';
import type { ReactNode } from 'react';
import { PriceBreakdownList } from '../../cart/PriceBreakdownList/PriceBreakdownList.tsx';
import type { AppliedPromo } from '../../cart/PromoCodeField/PromoCodeField.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Modal, ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { phoneDisplay } from '../../private/phone-display.ts';
import { StandingPicture } from '../../private/StandingPicture/StandingPicture.tsx';
import { checkoutDialogStrings as strings } from '../checkout.strings.ts';
import * as styles from './CheckoutDialog.css.ts';

/** What a customer may want to change before paying. */
export type CheckoutDetail = 'address' | 'phone' | 'note' | 'promo';

export interface CheckoutDialogProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The dishes to be ordered. */
  items: readonly CartItem[];
  /** Delivery or collection. */
  mode: OrderingMode;
  /** Where it goes, for delivery. */
  address: Address | null;
  /** Where it is collected: the restaurant's address in one line. */
  restaurantAddress: string;
  /** How long it takes, in minutes. */
  minutes: { readonly from: number; readonly to: number };
  /** The number to ring about the order, as stored (E.164). */
  phoneNumber: string;
  /** The note for the kitchen, or an empty string. */
  note: string;
  /** The promo code in force, or null. */
  promo: AppliedPromo | null;
  /** What it costs, as the server reckons it. */
  breakdown: PriceBreakdown;
  /** What has changed or gone wrong since, in words for the customer. */
  notice?: string | undefined;
  /** The payment page is on its way: nothing can be pressed. @default false */
  isRedirecting?: boolean;
  /** Told that the customer goes to pay. */
  onConfirm: () => void;
  /** Told which detail the customer wants to change. */
  onChange: (detail: CheckoutDetail) => void;
  /** Told that the customer goes back to the menu. */
  onClose: () => void;
}

/** Shows the whole order once more; its button leads to the hosted payment page (spec §4, Checkout). */
export const CheckoutDialog = (props: CheckoutDialogProps) => {
  const { isOpen, items, breakdown, mode, notice, isRedirecting = false, onConfirm, onClose } = props;
  const isFree = breakdown.totalAmount === 0;
  return (
    <Modal {...(isOpen !== undefined && { isOpen })} onClose={onClose} isLocked={isRedirecting}>
      <div className={styles.review}>
        <div className={styles.main}>
          <ModalTitle className={styles.title}>{strings.title}</ModalTitle>
          <p className={styles.lead}>{isFree ? strings.leadFree : strings.lead}</p>
          {notice !== undefined && (
            <div className={styles.notice}>
              <Banner tone="bad">{notice}</Banner>
            </div>
          )}
          <ul className={styles.dishes} aria-label={strings.dishes}>
            {items.map((item) => (
              <Dish key={item.id} item={item} />
            ))}
          </ul>
          <Details {...props} />
        </div>
        <div className={styles.side}>
          <Scene items={items} />
          <div className={styles.sums}>
            <PriceBreakdownList breakdown={breakdown} mode={mode} />
            {!isFree && (
              <p className={styles.safe}>
                <Icon name="private" size="small" />
                <span>{strings.safe}</span>
              </p>
            )}
            <div className={styles.actions}>
              <Button isWide isLoading={isRedirecting} onClick={onConfirm}>
                {isRedirecting ? strings.redirecting : isFree ? strings.confirmFree : strings.confirm}
              </Button>
              <Button isWide variant="secondary" isDisabled={isRedirecting} onClick={onClose}>
                {strings.back}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Modal>
  );
};

const Dish = ({ item }: { item: CartItem }) => {
  const { menuItem, quantity, selectedOptions, totalPrice } = item;
  const choices = chosenChoices(menuItem.options, selectedOptions);
  return (
    <li className={styles.dish}>
      <DishTile photoUrl={menuItem.photoUrl} className={styles.tile} />
      <div>
        <p className={styles.name}>
          {quantity} × {menuItem.name}
        </p>
        {choices.length > 0 && <p className={styles.options}>{choices.map(({ name }) => name).join(', ')}</p>}
      </div>
      <Price amount={totalPrice} />
    </li>
  );
};

const Details = (props: CheckoutDialogProps) => {
  const { mode, address, restaurantAddress, minutes, phoneNumber, note, promo } = props;
  const change = (detail: CheckoutDetail, what: string) => (
    <Button variant="quiet" isDisabled={props.isRedirecting === true} onClick={() => props.onChange(detail)}>
      {strings.change}
      <VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
  const duration = strings.minutes(minutes.from, minutes.to);
  return (
    <dl className={styles.facts}>
      {mode === 'delivery' && address !== null ? (
        <>
          <Fact term={strings.deliveringTo} action={change('address', strings.deliveringTo)}>
            {address.building}
            <br />
            {[address.city, formatPostcode(address.postalCode)].filter(Boolean).join(', ')}
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
        {phoneDisplay(phoneNumber)}
      </Fact>
      {note !== '' && (
        <Fact term={strings.note} action={change('note', strings.note)}>
          {note}
        </Fact>
      )}
      {promo !== null && (
        <Fact term={strings.promo} action={change('promo', strings.promo)}>
          {promo.code}, {promo.effect}
        </Fact>
      )}
    </dl>
  );
};

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

const Scene = ({ items }: { items: readonly CartItem[] }) => {
  const [first, second] = items.flatMap(({ menuItem }) => menuItem.photoUrl ?? []);
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.disc} />
      {second !== undefined && <StandingPicture src={second} className={styles.behind} />}
      {first !== undefined && <StandingPicture src={first} className={styles.inFront} />}
    </div>
  );
};
