import type { Meta, StoryObj } from '@storybook/react-vite';
import { noOrderNotes, openStatus } from '@tiffin/domain';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CartPanel, type CartPanelProps } from '../../cart/CartPanel/CartPanel.tsx';
import { CheckoutFailed } from '../../checkout/CheckoutFailed/CheckoutFailed.tsx';
import { CheckoutSuccessful } from '../../checkout/CheckoutSuccessful/CheckoutSuccessful.tsx';
import { DietaryLegend } from '../../menu/DietaryLegend/DietaryLegend.tsx';
import { AppShell } from '../../navigation/AppShell/AppShell.tsx';
import { SiteFooter } from '../../navigation/SiteFooter/SiteFooter.tsx';
import { ViewCartBar } from '../../navigation/ViewCartBar/ViewCartBar.tsx';
import { ToastProvider, useToast } from '../../primitives/Toast/ToastProvider.tsx';
import { cartOf, filledBreakdown, filledCart, homeAddress } from '../../private/fixtures/carts.ts';
import { naanCard, saffronOverview, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { offerStatus } from '../../private/fixtures/offer-status.tsx';
import { saffronPromoCodes } from '../../private/fixtures/promo-codes.ts';
import {
  fridayEvening,
  saffron,
  saffronContact,
  saffronIdentity,
  saffronLegal,
  saffronTerms,
  thursdayNight,
} from '../../private/fixtures/restaurants.ts';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { HomePage, type HomePageProps } from './HomePage.tsx';
import { HomePageLoading } from './HomePageLoading.tsx';

const panel: CartPanelProps = {
  cart: filledCart,
  mode: 'delivery',
  addressPicker: {
    addresses: [homeAddress],
    selectedId: homeAddress.id,
    addHref: '/profile/address',
    onSelect: fn(),
    onRetry: fn(),
  },
  promo: { applied: { code: 'SMOKE10', effect: '10% off your order' }, onApply: fn(), onRemove: fn() },
  notes: noOrderNotes,
  allergyPhone: saffronContact.allergyPhone,
  breakdown: filledBreakdown,
  blockers: [],
  onQuantityChange: fn(),
  onChange: fn(),
  onRemove: fn(),
  onNotesChange: fn(),
  onClear: fn(),
  onCheckout: fn(),
  onRetry: fn(),
};

const page: HomePageProps = {
  restaurant: { ...saffron, ...saffronIdentity },
  terms: saffronTerms,
  mode: 'delivery',
  onModeChange: fn(),
  openStatus: openStatus(saffron, fridayEvening),
  offers: saffronPromoCodes,
  offerStatus,
  menu: saffronOverview,
  dishHref: (item) => `?dish=${item.id}`,
  categoryHref: (category) => `/category/${category.id}`,
  cartQuantities: { [tikkaCard.id]: 2, [naanCard.id]: 1 },
  onAdd: fn(),
};

/** The page as a visitor without a cart sees it. */
const visitorPage = (
  <HomePage {...page} offerStatus={undefined} cartQuantities={{}} loginHref="/auth/login" />
);

const meta = {
  component: AppShell,
  args: {
    restaurantName: saffronIdentity.name,
    current: 'home',
    isSignedIn: true,
    onLogOut: fn(),
    onSidebarToggle: fn(),
    cart: <CartPanel {...panel} />,
    cartBar: <ViewCartBar itemCount={3} subtotal={filledCart.totalAmount} onOpen={fn()} />,
    footer: (
      <SiteFooter
        legend={<DietaryLegend />}
        allergyPhone={saffronContact.allergyPhone}
        contact={saffronContact}
        legal={saffronLegal}
      />
    ),
    children: <HomePage {...page} />,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof AppShell>;

/** The whole page as a customer sees it: sidebar, menu and cart on desktop, bottom bar and cart bar below. */
export const Customer: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Saffron & Smoke' }),
    );
    const aside = within(canvas.getByRole('complementary', { name: 'Cart' }));
    await expect(aside.getByRole('button', { name: 'Checkout £31.74' })).toBeVisible();
  },
};

/** The first screen of a phone (390 by 844) has a dish with its picture, name and price, above the cart bar. */
export const FirstScreenOfAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const [price] = canvas.getAllByText('£11.50');
    const barTop = canvas.getByRole('button', { name: /^View cart/ }).getBoundingClientRect().top;
    await waitFor(() => expect(price?.getBoundingClientRect().bottom).toBeLessThan(barTop));
    await expect(canvas.getByRole('radiogroup', { name: 'Ordering mode' })).toBeVisible();
  },
};

/** A visitor has no cart: the menu takes its room. */
export const Visitor: Story = {
  args: { isSignedIn: false, cart: undefined, cartBar: undefined, children: visitorPage },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.queryByText(/in your cart/)).not.toBeInTheDocument();
  },
};

/** Logging out takes the cart away at once and brings the Login link. */
export const SignedOut: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: function Leaving(props) {
    const [isSignedIn, setIsSignedIn] = useState(true);
    return isSignedIn ? (
      <AppShell {...props} onLogOut={() => setIsSignedIn(false)} />
    ) : (
      <AppShell {...props} isSignedIn={false} cart={undefined} cartBar={undefined}>
        {visitorPage}
      </AppShell>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Cart' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(canvas.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

/** Closed: the page says when it opens, and the cart keeps until then. */
export const Closed: Story = {
  args: {
    cart: (
      <CartPanel
        {...panel}
        blockers={[{ code: 'shop_closed', message: 'Closed · Opens tomorrow at 12:00' }]}
      />
    ),
    children: <HomePage {...page} openStatus={openStatus(saffron, thursdayNight)} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: "We're Closed Now" })).toHaveAccessibleDescription(
      /Your cart is saved until then/,
    );
    await expect(canvas.getByText('Tomorrow 12:00')).toBeVisible();
  },
};

/** A customer whose cart is empty: no bar on phones, and the panel invites. */
export const EmptyCart: Story = {
  tags: ['soak'],
  args: {
    cart: <CartPanel {...panel} cart={cartOf()} breakdown={null} />,
    cartBar: undefined,
    children: <HomePage {...page} cartQuantities={{}} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /View cart/ })).not.toBeInTheDocument();
  },
};

/** Page and cart on their way. */
export const Loading: Story = {
  tags: ['soak'],
  args: {
    isSignedIn: undefined,
    cart: <CartPanel {...panel} cart={null} breakdown={null} />,
    cartBar: undefined,
    children: <HomePageLoading />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the menu')).toBeInTheDocument();
    await expect(canvas.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
  },
};

/** The page did not load; the way to the others stays. */
export const Failed: Story = {
  tags: ['soak'],
  args: {
    cart: <CartPanel {...panel} cart={null} hasFailed breakdown={null} />,
    cartBar: undefined,
    children: <ErrorPage onRetry={fn()} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await expect(canvas.getByText('Your cart did not load')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Offers' })).toBeVisible();
  },
};

const Disconnect = () => {
  const { showToast } = useToast();
  useEffect(() => {
    showToast({ message: "You're offline. You can still read this page.", tone: 'bad' });
  }, [showToast]);
  return null;
};

/** The connection fails while the customer reads: the content stays, and a toast says so. */
export const Offline: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (props) => (
    <ToastProvider>
      <AppShell {...props} />
      <Disconnect />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const toast = await canvas.findByText("You're offline. You can still read this page.");
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(toast).not.toBeInTheDocument();
  },
};

/** A link was followed without a connection: nothing is blamed on the restaurant, and nothing is lost. */
export const OfflineElsewhere: Story = {
  args: { children: <ErrorPage kind="offline" onRetry={fn()} /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Checkout £31.74' })).toBeVisible();
  },
};

/** Back from the payment page with `checkoutStatus=success`: the result over an empty cart. */
export const CheckoutSucceeded: Story = {
  tags: ['soak'],
  args: { ...EmptyCart.args },
  render: (props) => (
    <>
      <AppShell {...props} />
      <CheckoutSuccessful isOpen customerName="Amira" order={null} orderHref="/orders/1" onClose={fn()} />
    </>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Checkout Successful' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('This stays open until you close it');
  },
};

/** Back with `checkoutStatus=failure`: the cart is as it was. */
export const CheckoutRefused: Story = {
  tags: ['soak'],
  render: (props) => (
    <>
      <AppShell {...props} />
      <CheckoutFailed
        isOpen
        cart={filledCart}
        totalAmount={filledBreakdown.totalAmount}
        onRetry={fn()}
        onLoadAgain={fn()}
        onClose={fn()}
      />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Checkout Failed' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('Your order waits in your cart: 3 items, £31.74.');
  },
};
