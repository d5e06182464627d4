import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartPanel } from '../../cart/CartPanel/CartPanel.tsx';
import { DietaryLegend } from '../../menu/DietaryLegend/DietaryLegend.tsx';
import { AppShell } from '../../navigation/AppShell/AppShell.tsx';
import { SiteFooter } from '../../navigation/SiteFooter/SiteFooter.tsx';
import { ViewCartBar } from '../../navigation/ViewCartBar/ViewCartBar.tsx';
import { filledBreakdown, filledCart, homeAddress } from '../../private/fixtures/carts.ts';
import { saffronPromoCodes } from '../../private/fixtures/promo-codes.ts';
import {
  fridayEvening,
  saffron,
  saffronContact,
  saffronIdentity,
  saffronLegal,
  saffronTerms,
} from '../../private/fixtures/restaurants.ts';
import { naanDish, saffronMenu, tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { HomePage } from './HomePage.tsx';

const cart = (
  <CartPanel
    cart={filledCart}
    mode="delivery"
    addressPicker={{
      addresses: [homeAddress],
      selectedId: homeAddress.id,
      addHref: '/profile/address',
      onSelect: fn(),
      onRetry: fn(),
    }}
    promo={{ applied: { code: 'SMOKE10', effect: '10% off your order' }, onApply: fn(), onRemove: fn() }}
    note=""
    breakdown={filledBreakdown}
    blockers={[]}
    onQuantityChange={fn()}
    onRemove={fn()}
    onNoteChange={fn()}
    onClear={fn()}
    onCheckout={fn()}
    onRetry={fn()}
  />
);

const meta = {
  component: AppShell,
  args: {
    restaurantName: saffronIdentity.name,
    current: 'home',
    isSignedIn: true,
    onLogOut: fn(),
    onSidebarToggle: fn(),
    cart,
    cartBar: <ViewCartBar itemCount={3} subtotal={filledCart.totalAmount} onOpen={fn()} />,
    footer: (
      <SiteFooter
        legend={<DietaryLegend />}
        allergyPhone={saffronContact.allergyPhone}
        contact={saffronContact}
        legal={saffronLegal}
      />
    ),
    children: (
      <HomePage
        restaurant={{ ...saffron, ...saffronIdentity }}
        terms={saffronTerms}
        mode="delivery"
        onModeChange={fn()}
        now={fridayEvening}
        offers={saffronPromoCodes}
        appliedCode="SMOKE10"
        onApply={fn()}
        menu={saffronMenu}
        dishHref={(item) => `?dish=${item.id}`}
        categoryHref={(category) => `/category/${category.id}`}
        cartQuantities={{ [tikkaDish.id]: 2, [naanDish.id]: 1 }}
        onAdd={fn()}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof AppShell>;

/** The whole page as a customer sees it: sidebar, menu and cart on desktop, bottom bar and cart bar below. */
export const Customer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Saffron & Smoke' }),
    );
  },
};

/** A visitor has no cart: the menu takes its room. */
export const Visitor: Story = { args: { isSignedIn: false, cart: undefined, cartBar: undefined } };
