import { addressLines, type Order, offerFit, openStatus, orderTimes } from '@tiffin/domain';
import {
  AppShell,
  CartPanel,
  CheckoutDialog,
  CheckoutFailed,
  CheckoutSuccessful,
  HomePage,
  OfferStatus,
  OrderActions,
  OrderPage,
  OrderRefunds,
  type PaidOrder,
} from '@tiffin/ui';
import { DishDialog } from '@tiffin/ui/dish-dialog';
import { type MouseEvent, useCallback, useState } from 'react';
import { homeAddress } from '../../packages/ui/src/private/fixtures/carts.ts';
import { saffronOverview } from '../../packages/ui/src/private/fixtures/menu-summaries.ts';
import { saffronPromoCodes } from '../../packages/ui/src/private/fixtures/promo-codes.ts';
import {
  saffron,
  saffronContact,
  saffronIdentity,
  saffronTerms,
} from '../../packages/ui/src/private/fixtures/restaurants.ts';
import { dishOf, quantitiesOf } from './flow-cart.ts';
import { orderFrom } from './order-from-cart.ts';
import { useOrdering } from './use-ordering.ts';

export interface StorefrontProps {
  /** The instant at which everything happens. */
  now: Date;
  /** How many payments the bank declines before one goes through. @default 0 */
  declinedPayments?: number;
}

const address = `${saffronContact.addressLine}, ${saffronContact.city} ${saffronContact.postalCode}`;
const nowhere = () => undefined;

/** The pages of the library as one storefront with its state in memory; payment is answered at once. */
export const Storefront = ({ now, declinedPayments = 0 }: StorefrontProps) => {
  const ordering = useOrdering(now);
  const getNow = useCallback(() => now, [now]);
  const [place, setPlace] = useState(new URL('/', location.origin));
  const [dialog, setDialog] = useState<'checkout' | 'successful' | 'failed' | null>(null);
  const [changingId, setChangingId] = useState<string | null>(null);
  const [declined, setDeclined] = useState(0);
  const [order, setOrder] = useState<Order | null>(null);
  const { cart, mode, breakdown } = ordering;
  const dish = dishOf(place.searchParams.get('dish'));
  const changing = cart.items.find(({ id }) => id === changingId);
  const changingDish = dishOf(changing?.menuItem.id ?? null);

  /** Links change the place instead of the frame's address, which belongs to Storybook. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href === null || href === undefined || !/^[/?]/.test(href)) return;
    event.preventDefault();
    setPlace(new URL(href, place));
    setDialog(null);
  };

  const pay = () => {
    if (declined < declinedPayments) {
      setDeclined(declined + 1);
      setDialog('failed');
      return;
    }
    setOrder(orderFrom(ordering, now));
    ordering.clear();
    setDialog('successful');
  };

  const goHome = () => {
    setPlace(new URL('/', place));
    setDialog(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it catches what links do, for keyboards too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with the keyboard is clicked.
    <div onClick={follow}>
      <AppShell
        restaurantName={saffronIdentity.name}
        current="home"
        isSignedIn
        onLogOut={nowhere}
        onSidebarToggle={nowhere}
        cart={
          <CartPanel
            cart={cart}
            mode={mode}
            addressPicker={{
              addresses: [homeAddress],
              selectedId: homeAddress.id,
              addHref: '/profile/address',
              onSelect: nowhere,
              onRetry: nowhere,
            }}
            promo={{
              applied: ordering.appliedPromo,
              error: ordering.promoError,
              onApply: ordering.applyPromo,
              onRemove: ordering.removePromo,
            }}
            notes={ordering.notes}
            allergyPhone={saffronContact.allergyPhone}
            breakdown={breakdown}
            blockers={ordering.blockers}
            onQuantityChange={ordering.setQuantity}
            onChange={setChangingId}
            onRemove={ordering.remove}
            onNotesChange={ordering.setNotes}
            onClear={ordering.clear}
            onCheckout={() => setDialog('checkout')}
            onRetry={nowhere}
          />
        }
      >
        {place.pathname.startsWith('/orders/') ? (
          <OrderPage
            Actions={OrderActions}
            Refunds={OrderRefunds}
            order={order}
            now={now}
            getNow={getNow}
            timeZone={saffron.timeZone}
            restaurantAddress={address}
            restaurantPhone={saffronContact.phone}
            restaurantName={saffronIdentity.name}
            vatNumber={null}
            backHref="/orders"
            homeHref="/"
            onRetry={nowhere}
          />
        ) : (
          <HomePage
            restaurant={{ ...saffron, ...saffronIdentity }}
            terms={saffronTerms}
            mode={mode}
            onModeChange={ordering.setMode}
            openStatus={openStatus(saffron, now)}
            offers={saffronPromoCodes}
            offerStatus={(promo) => (
              <OfferStatus
                promo={promo}
                fit={offerFit(promo, {
                  now,
                  timeZone: saffron.timeZone,
                  mode,
                  items: cart.items,
                  deliveryTerms: saffronTerms.delivery,
                })}
                isApplied={promo.code === ordering.appliedPromo?.code}
                onApply={ordering.applyPromo}
              />
            )}
            menu={saffronOverview}
            dishHref={({ id }) => `/?dish=${id}`}
            categoryHref={({ id }) => `/category/${id}`}
            cartQuantities={quantitiesOf(cart)}
            onAdd={({ id }) => ordering.add({ menuItemId: id, quantity: 1, selectedOptions: [] })}
          />
        )}
      </AppShell>
      {dish !== undefined && (
        <DishDialog
          item={dish}
          isOpen
          onClose={goHome}
          onAdd={(addition) => {
            ordering.add(addition);
            goHome();
          }}
        />
      )}
      {changing !== undefined && changingDish !== undefined && (
        <DishDialog
          item={changingDish}
          isOpen
          line={changing}
          onClose={() => setChangingId(null)}
          onAdd={(change) => {
            ordering.change(changing.id, change);
            setChangingId(null);
          }}
        />
      )}
      <CheckoutDialog
        isOpen={dialog === 'checkout'}
        items={cart.items}
        mode={mode}
        address={homeAddress}
        restaurantAddress={address}
        minutes={{ from: saffronTerms[mode].minutesFrom, to: saffronTerms[mode].minutesTo }}
        phoneNumber="+447700900142"
        notes={ordering.notes}
        promo={ordering.appliedPromo}
        breakdown={breakdown}
        onConfirm={pay}
        onRetry={nowhere}
        onChange={goHome}
        onClose={goHome}
      />
      <CheckoutFailed
        isOpen={dialog === 'failed'}
        cart={cart}
        payment="declined"
        totalAmount={breakdown.totalAmount}
        onRetry={() => setDialog('checkout')}
        onLoadAgain={nowhere}
        onClose={goHome}
      />
      <CheckoutSuccessful
        isOpen={dialog === 'successful'}
        customerName="Amira"
        order={order && paid(order, now)}
        orderHref={`/orders/${order?.id}`}
        onClose={goHome}
      />
    </div>
  );
};

const paid = (order: Order, now: Date): PaidOrder => {
  const { time } = orderTimes(now, saffron.timeZone);
  const { number, mode, breakdown, estimatedFrom, estimatedTo, items } = order;
  const isKnown = estimatedFrom !== null && estimatedTo !== null;
  return {
    number,
    mode,
    totalAmount: breakdown.totalAmount,
    expected: isKnown ? { from: time(estimatedFrom), to: time(estimatedTo) } : null,
    place: mode === 'delivery' ? addressLines(homeAddress).join(', ') : address,
    photoUrls: items.flatMap(({ photoUrl }) => photoUrl ?? []),
  };
};
