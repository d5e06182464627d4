import {
  type Cart,
  formatPounds,
  type MenuFilter,
  type OrderingMode,
  type OrderNotes,
  type Pence,
  type PriceBreakdown,
  piecesOfDish,
} from '@tiffin/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { RemountBoundary } from '../../private/RemountBoundary.tsx';
import { useFocusAfterRemoval } from '../../private/use-focus-after-removal.ts';
import type { Elements } from '../../private/Words.tsx';
import { AddressPicker, type AddressPickerProps } from '../AddressPicker/AddressPicker.tsx';
import { CartLine, type CartLineEvents } from '../CartLine/CartLine.tsx';
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx';
import { CheckoutButton, type CheckoutButtonProps } from '../CheckoutButton/CheckoutButton.tsx';
import { cartStrings } from '../cart.strings.ts';
import { NoteFields } from '../NoteFields/NoteFields.tsx';
import { PriceBreakdownList } from '../PriceBreakdownList/PriceBreakdownList.tsx';
import { PromoCodeField, type PromoCodeFieldProps } from '../PromoCodeField/PromoCodeField.tsx';
import * as styles from './CartPanel.css.ts';

export interface CartPanelProps extends CartLineEvents {
  /** The cart; null before it has loaded. */
  cart: Cart | null;
  /** The cart could not be loaded. @default false */
  hasFailed?: boolean | undefined;
  /** Collection needs no address. */
  mode: OrderingMode;
  /** The customer's addresses and the chosen one. */
  addressPicker: AddressPickerProps;
  /** The promo code in force, or the one refused. */
  promo: Omit<PromoCodeFieldProps, 'text' | 'onTextChange'>;
  /** What is written to the kitchen and the rider, an allergy, cutlery. */
  notes: OrderNotes;
  /** The restaurant's number for questions about allergies, as people write it. */
  allergyPhone: string;
  /** What the order costs; null before the server has answered. */
  breakdown: PriceBreakdown | null;
  /** The delivery fee is the lowest of several areas: nobody knows yet where the order goes. @default false */
  isDeliveryFrom?: boolean | undefined;
  /** How much more makes the delivery free; null where nothing is missing, or no amount does. @default null */
  missingForFreeDelivery?: Pence | null | undefined;
  /** `WithItGoes` for the dishes of this cart, below its lines. */
  goesWith?: Elements;
  /** A newer breakdown is on its way. @default false */
  isUpdating?: boolean | undefined;
  /** Everything that keeps the cart from being checked out, in order. */
  blockers: CheckoutButtonProps['blockers'];
  /** The restaurant's telephone, offered where nobody can say how far away the address is. */
  phone?: CheckoutButtonProps['phone'];
  /** What the customer leaves out: lines that clash with it say so. */
  filter?: MenuFilter | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2;
  /** Called with all notes, one of them new. */
  onNotesChange: (notes: OrderNotes) => void;
  /** Called when the customer empties the cart. */
  onClear: () => void;
  /** Called when the customer collects the order instead; left out where nothing can be collected. */
  onCollect?: (() => void) | undefined;
  /** Called when the customer goes on to checkout. */
  onCheckout: () => void;
  /** Called when the customer wants what has failed to load to be loaded again: cart, addresses or total. */
  onRetry: () => void;
  /** Called when the customer closes the cart, where it is a sheet; no close button without it. */
  onClose?: (() => void) | undefined;
}

/** The cart: lines, address, promo code, notes, what it costs and the way to checkout. */
export const CartPanel = (props: CartPanelProps) => {
  const [text, onTextChange] = useState('');
  return (
    <RemountBoundary>
      <Panel {...props} promo={{ ...props.promo, text, onTextChange }} />
    </RemountBoundary>
  );
};

interface PanelProps extends CartPanelProps {
  promo: PromoCodeFieldProps;
}

const Panel = (props: PanelProps) => {
  const { cart, hasFailed = false, mode, onCollect, onClear, onClose, headingLevel = 2 } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const hasItems = cart !== null && cart.items.length > 0;
  const shown = `${cart?.items.length ?? 0} ${mode}`;
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLHeadingElement>(shown);
  const onRemove = (itemId: string) => {
    expectRemoval();
    props.onRemove(itemId);
  };
  const collect =
    onCollect &&
    (() => {
      expectRemoval();
      onCollect();
    });
  const clear = () => {
    expectRemoval();
    onClear();
  };
  return (
    <section tabIndex={-1} className={styles.panel} aria-label={cartStrings.title}>
      <header className={styles.head}>
        <Heading ref={place} tabIndex={-1} className={styles.heading}>
          {cartStrings.title}
        </Heading>
        <span className={styles.tools}>
          {hasItems && (
            <Button variant="quiet" edge={onClose ? undefined : 'end'} onClick={clear}>
              {cartStrings.clear}
            </Button>
          )}
          {onClose && (
            <IconButton icon="close" label={cartStrings.close} className={styles.close} onClick={onClose} />
          )}
        </span>
      </header>
      {hasItems ? (
        <FilledCart {...props} cart={cart} onRemove={onRemove} onCollect={collect} />
      ) : (
        <div className={cart === null && !hasFailed ? styles.scroll : styles.middle}>{emptyPart(props)}</div>
      )}
    </section>
  );
};

const emptyPart = ({ cart, hasFailed, onRetry, onClose }: CartPanelProps): ReactNode => {
  if (cart !== null) {
    return (
      <EmptyState
        place="panel"
        headingLevel={3}
        title={cartStrings.emptyTitle}
        text={cartStrings.emptyText}
        // The sheet covers the menu that it speaks of.
        action={
          onClose && (
            <Button variant="secondary" onClick={onClose}>
              {cartStrings.toMenu}
            </Button>
          )
        }
      />
    );
  }
  if (!hasFailed) return <CartSkeleton />;
  return (
    <EmptyState
      place="panel"
      headingLevel={3}
      icon="warning"
      title={cartStrings.errorTitle}
      text={cartStrings.errorText}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {cartStrings.retry}
        </Button>
      }
    />
  );
};

const FilledCart = (props: PanelProps & { cart: Cart }) => {
  const { cart, mode, addressPicker, promo, notes, breakdown, isUpdating, missingForFreeDelivery } = props;
  return (
    <>
      <div tabIndex={-1} className={styles.scroll}>
        {mode === 'delivery' && <AddressPicker {...addressPicker} />}
        <ul aria-label={cartStrings.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              orderingMode={mode}
              piecesOfDish={piecesOfDish(cart.items, item.menuItem.id)}
              filter={props.filter}
              onQuantityChange={props.onQuantityChange}
              onChange={props.onChange}
              onRemove={props.onRemove}
            />
          ))}
        </ul>
        {props.goesWith}
        <div className={styles.block}>
          <PromoCodeField {...promo} />
        </div>
        <NoteFields
          notes={notes}
          mode={mode}
          allergyPhone={props.allergyPhone}
          onChange={props.onNotesChange}
        />
      </div>
      <footer className={styles.foot}>
        {missingForFreeDelivery && (
          <p className={styles.freeDelivery}>
            <Icon name="delivery" size="small" />
            <span>{cartStrings.freeDelivery(formatPounds(missingForFreeDelivery))}</span>
          </p>
        )}
        {breakdown && (
          <PriceBreakdownList
            breakdown={breakdown}
            mode={mode}
            isDeliveryFrom={props.isDeliveryFrom}
            isUpdating={isUpdating}
          />
        )}
        <div>
          <CheckoutButton
            total={breakdown?.totalAmount ?? null}
            subtotal={cart.totalAmount}
            blockers={props.blockers}
            isLoading={isUpdating}
            addAddressHref={addressPicker.addHref}
            phone={props.phone}
            onCollect={props.onCollect}
            onCheckout={props.onCheckout}
            onRetry={props.onRetry}
          />
        </div>
      </footer>
    </>
  );
};
