import {
  type ButtonBlocker,
  type CartItem,
  checkoutButtonText,
  configure,
  formatPounds,
  hasAlcohol,
  isLoadingBlocker,
  isRetryableBlocker,
  type PriceBreakdown,
} from '@tiffin/domain';
import { useId, useRef, useState } from 'react';
import { PriceBreakdownList } from '../../cart/PriceBreakdownList/PriceBreakdownList.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Modal, ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { ConfigurationRows } from '../../private/ConfigurationRows/ConfigurationRows.tsx';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import { checkoutDialogStrings as strings } from '../checkout.strings.ts';
import { TipPicker, type TipPickerProps } from '../TipPicker/TipPicker.tsx';
import { AgeConfirmation } from './AgeConfirmation.tsx';
import { CheckoutDetails, type OrderDetailsProps } from './CheckoutDetails.tsx';
import * as styles from './CheckoutDialog.css.ts';

export type { CheckoutDetail } from './CheckoutDetails.tsx';

export interface CheckoutDialogProps extends OrderDetailsProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The dishes to be ordered. */
  items: readonly CartItem[];
  /** What it costs, as the server reckons it. */
  breakdown: PriceBreakdown;
  /** The customer's tip and how it changes; null where the restaurant takes none. @default null */
  tip?: Pick<TipPickerProps, 'amount' | 'onChange'> | null | undefined;
  /** What has come to keep the order from being confirmed since the dialog was opened. */
  blocker?: ButtonBlocker | undefined;
  /** What has changed or gone wrong since, in words for the customer. */
  notice?: string | undefined;
  /** The payment page is on its way: nothing can be pressed. @default false */
  isRedirecting?: boolean;
  /** Called when the customer goes to pay, with `ageConfirmed` for an order with alcohol; never while a blocker is given. */
  onConfirm: (confirmation: { readonly ageConfirmed?: true }) => void;
  /** Called when the customer wants what has failed to load to be loaded again. */
  onRetry: () => void;
  /** Called when the customer goes back to the menu. */
  onClose: () => void;
}

/** Shows the whole order once more; its button leads to the hosted payment page (spec §4, Checkout). */
export const CheckoutDialog = (props: CheckoutDialogProps) => {
  const { isOpen, items, breakdown, mode, blocker, notice, isRedirecting = false, onClose } = props;
  const { tip = null } = props;
  const isFree = breakdown.totalAmount === 0;
  // Asked for each order: it goes with the dialog.
  const [isOfAge, setOfAge] = useState(false);
  const ageBox = useRef<HTMLInputElement>(null);
  const asksForAge = hasAlcohol(items);
  return (
    <Modal isOpen={isOpen} onClose={onClose} isLocked={isRedirecting}>
      <div tabIndex={-1} className={styles.review}>
        <div tabIndex={-1} className={styles.main}>
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
          <CheckoutDetails {...props} isLocked={isRedirecting} />
          {asksForAge && (
            <AgeConfirmation
              ref={ageBox}
              items={items}
              mode={mode}
              isConfirmed={isOfAge}
              isLocked={isRedirecting}
              onChange={setOfAge}
            />
          )}
        </div>
        <div tabIndex={-1} className={styles.side}>
          <Scene items={items} />
          <div className={styles.sums}>
            {tip !== null && <TipPicker {...tip} mode={mode} isLocked={isRedirecting} />}
            <PriceBreakdownList breakdown={breakdown} mode={mode} />
            {!isFree && (
              <p className={styles.safe}>
                <Icon name="private" size="small" />
                <span>{strings.safe}</span>
              </p>
            )}
            <div className={styles.actions}>
              {blocker !== undefined && !isRedirecting ? (
                <Blocked blocker={blocker} onRetry={props.onRetry} />
              ) : asksForAge && !isOfAge ? (
                // Leads to the box, which a phone may show far above.
                <Button isWide variant="secondary" onClick={() => ageBox.current?.focus()}>
                  {checkoutButtonText({ code: 'age_unconfirmed', message: '' })}
                </Button>
              ) : (
                <Button
                  isWide
                  isLoading={isRedirecting}
                  onClick={() => props.onConfirm(asksForAge ? { ageConfirmed: true } : {})}
                >
                  {isRedirecting
                    ? strings.redirecting
                    : isFree
                      ? strings.confirmFree
                      : strings.confirm(formatPounds(breakdown.totalAmount))}
                </Button>
              )}
              <div className={styles.back}>
                <Button isWide variant="secondary" isDisabled={isRedirecting} onClick={onClose}>
                  {strings.back}
                </Button>
              </div>
            </div>
          </div>
        </div>
      </div>
    </Modal>
  );
};

const Blocked = ({ blocker, onRetry }: { blocker: ButtonBlocker; onRetry: () => void }) => {
  const whyId = useId();
  if (isLoadingBlocker(blocker)) {
    return (
      <Button isWide isLoading>
        {checkoutButtonText(blocker)}
      </Button>
    );
  }
  const isRetryable = isRetryableBlocker(blocker);
  return (
    <>
      <div id={whyId}>
        <Banner tone="bad">{blocker.message}</Banner>
      </div>
      <Button isWide isUnavailable={!isRetryable} aria-describedby={whyId} onClick={onRetry}>
        {checkoutButtonText(blocker)}
      </Button>
    </>
  );
};

const Dish = ({ item }: { item: CartItem }) => {
  const { menuItem, quantity, selectedOptions, totalPrice } = item;
  const { lines } = configure(menuItem, selectedOptions);
  return (
    <li className={styles.dish}>
      <DishTile photoUrl={menuItem.photoUrl} photo={menuItem.photo} className={styles.tile} />
      <div>
        <p className={styles.name}>{`${quantity}\u00a0×\u00a0${menuItem.name}`}</p>
        <ConfigurationRows lines={lines} className={styles.options} />
      </div>
      <Price amount={totalPrice} />
    </li>
  );
};

const Scene = ({ items }: { items: readonly CartItem[] }) => {
  const [first, second] = items.flatMap(({ menuItem }) => menuItem.photoUrl ?? []);
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.disc} />
      <div className={styles.set}>
        {second !== undefined && <CutoutPicture src={second} className={place.back} />}
        {first !== undefined && <CutoutPicture src={first} className={place.middle} />}
      </div>
    </div>
  );
};
