import { noOrderNotes, openStatus } from '@tiffin/domain';
import { renderMail } from '@tiffin/mail';
import {
  AppShell,
  CartPanel,
  CategoryPage,
  HomePage,
  OrderActions,
  OrderPage,
  OrderRefunds,
} from '@tiffin/ui';
import { DishDialog } from '@tiffin/ui/dish-dialog';
import type { ReactNode } from 'react';
import { customerFacts } from '../../packages/mail/src/testing/mail-fixtures.ts';
import { CounterFrame } from '../../packages/ui/src/counter/CounterFrame/CounterFrame.tsx';
import { OrderBoard } from '../../packages/ui/src/counter/OrderBoard/OrderBoard.tsx';
import { boardOrders, quietDay } from '../../packages/ui/src/counter/story-fixtures/counter-orders.ts';
import { counterNow, saffronFrame } from '../../packages/ui/src/counter/story-fixtures/in-counter-frame.tsx';
import { filledBreakdown, filledCart, homeAddress } from '../../packages/ui/src/private/fixtures/carts.ts';
import {
  grillSummary,
  naanCard,
  saffronOverview,
  tikkaCard,
} from '../../packages/ui/src/private/fixtures/menu-summaries.ts';
import { afterOrdering, placedOrder } from '../../packages/ui/src/private/fixtures/orders.ts';
import {
  fridayEvening,
  saffron,
  saffronContact,
  saffronIdentity,
  saffronTerms,
} from '../../packages/ui/src/private/fixtures/restaurants.ts';
import { tikkaDish } from '../../packages/ui/src/private/fixtures/saffron-menu.ts';
import type { BrandChoice } from './brand-choice.ts';
import * as styles from './playground.css.ts';
import { useBrandChoice } from './use-brand-choice.ts';

const nothing = () => undefined;
const nowhere = () => '#';
const address = `${saffronContact.addressLine}, ${saffronContact.city} ${saffronContact.postalCode}`;
const cartQuantities = { [tikkaCard.id]: 2, [naanCard.id]: 1 };

const Cart = () => (
  <CartPanel
    cart={filledCart}
    mode="delivery"
    addressPicker={{
      addresses: [homeAddress],
      selectedId: homeAddress.id,
      addHref: '#',
      onSelect: nothing,
      onRetry: nothing,
    }}
    promo={{ applied: null, onApply: nothing, onRemove: nothing }}
    notes={noOrderNotes}
    allergyPhone={saffronContact.allergyPhone}
    breakdown={filledBreakdown}
    blockers={[]}
    onQuantityChange={nothing}
    onChange={nothing}
    onRemove={nothing}
    onNotesChange={nothing}
    onClear={nothing}
    onCheckout={nothing}
    onRetry={nothing}
  />
);

const Shell = ({ brand, cart, children }: { brand: BrandChoice; cart?: ReactNode; children: ReactNode }) => (
  <AppShell
    restaurantName={brand.name}
    logoUrl={brand.logo}
    current="home"
    isSignedIn
    cart={cart}
    onLogOut={nothing}
    onSidebarToggle={nothing}
  >
    {children}
  </AppShell>
);

const Home = ({ brand }: { brand: BrandChoice }) => (
  <Shell brand={brand} cart={<Cart />}>
    <HomePage
      restaurant={{ ...saffron, ...saffronIdentity, name: brand.name, tagline: brand.tagline }}
      terms={saffronTerms}
      mode="delivery"
      onModeChange={nothing}
      openStatus={openStatus(saffron, fridayEvening)}
      offers={[]}
      offerStatus={() => null}
      menu={saffronOverview}
      dishHref={nowhere}
      categoryHref={nowhere}
      cartQuantities={cartQuantities}
      onAdd={nothing}
    />
  </Shell>
);

const Category = ({ brand }: { brand: BrandChoice }) => (
  <Shell brand={brand}>
    <CategoryPage
      category={grillSummary}
      categories={saffronOverview.categories}
      categoryHref={nowhere}
      homeHref="#"
      wholeHref="#"
      dishHref={nowhere}
      cartQuantities={cartQuantities}
      onAdd={nothing}
    />
  </Shell>
);

const Order = ({ brand }: { brand: BrandChoice }) => (
  <Shell brand={brand}>
    <OrderPage
      Actions={OrderActions}
      Refunds={OrderRefunds}
      order={placedOrder}
      now={afterOrdering}
      getNow={() => afterOrdering}
      timeZone={saffron.timeZone}
      restaurantAddress={address}
      restaurantPhone={saffronContact.phone}
      restaurantName={brand.name}
      vatNumber={null}
      backHref="#"
      homeHref="#"
      onRetry={nothing}
    />
  </Shell>
);

const Counter = ({ brand }: { brand: BrandChoice }) => (
  <div className={styles.counter}>
    <CounterFrame {...saffronFrame} restaurantName={brand.name} current="orders">
      <OrderBoard
        orders={boardOrders}
        now={counterNow}
        timeZone={saffron.timeZone}
        day={quietDay}
        onAccept={nothing}
        onUndoAccept={nothing}
        onOpen={nothing}
        onReady={nothing}
        onDispatch={nothing}
        onComplete={nothing}
        onUndo={nothing}
        onAcknowledge={nothing}
        onDismissNotice={nothing}
        onViewChange={nothing}
      />
    </CounterFrame>
  </div>
);

const Mail = ({ brand }: { brand: BrandChoice }) => {
  const { name, hue } = brand;
  const { html } = renderMail('placed', {
    ...customerFacts,
    restaurant: { ...customerFacts.restaurant, name, hue },
  });
  const isDark = document.documentElement.dataset.scheme === 'dark';
  return (
    <iframe
      title="Mail"
      className={styles.mail}
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all')}
    />
  );
};

const Dish = () => <DishDialog item={tikkaDish} isOpen onClose={nothing} onAdd={nothing} />;

const CartAlone = () => (
  <main className={styles.cart}>
    <Cart />
  </main>
);

/** What a brand is looked at in, in the order of an evening. */
export const screens = {
  home: { title: 'Home', Screen: Home },
  category: { title: 'A category', Screen: Category },
  dish: { title: 'A dish', Screen: Dish },
  cart: { title: 'The cart', Screen: CartAlone },
  order: { title: 'An order', Screen: Order },
  counter: { title: 'The counter', Screen: Counter },
  mail: { title: 'A mail', Screen: Mail },
} as const;

export type ScreenName = keyof typeof screens;

/** One screen in the brand that the playground chooses. */
export const InBrand = ({ screen }: { screen: ScreenName }) => {
  const { Screen } = screens[screen];
  return <Screen brand={useBrandChoice()} />;
};
