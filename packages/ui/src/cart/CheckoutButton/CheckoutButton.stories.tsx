import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountMessages, checkoutMessages, pence } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { column } from '../CartColumn.stories.css.ts';
import { CheckoutButton } from './CheckoutButton.tsx';

const meta = {
  component: CheckoutButton,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: {
    total: pence(3174),
    subtotal: pence(3140),
    blockers: [],
    addAddressHref: '/profile/address',
    phone: '0113 496 0142',
    onCollect: fn(),
    onCheckout: fn(),
    onRetry: fn(),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** at the foot of the cart, once. It leads to checkout, or says what keeps the customer from it: the first
blocker decides.

**Not for** paying: the dialog that it opens shows the whole order once more.

**Do** pass every blocker in the order of the rules. **Do not** disable it without words: an unavailable one can
still be reached and its reason read.

| Key | What it does |
|---|---|
| Tab | reaches it, also while it is unavailable |
| Enter, Space | goes on, or does nothing while something is in the way |
`,
      },
    },
  },
} satisfies Meta<typeof CheckoutButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsNowhere: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  // Below it, other ways out may stand.
  const [checkout] = canvas.getAllByRole('button');
  await expect(checkout).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onCheckout).not.toHaveBeenCalled();
};

/** Nothing is in the way: the total stands on the label. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout £31.74' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};

/** Below the minimum: what is required, and how much is missing. */
export const BelowMinimum: Story = {
  args: {
    subtotal: pence(450),
    blockers: [{ code: 'below_minimum', message: '', amount: pence(1500) }],
  },
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Minimum Order required is £15.00' });
    await expect(button).toHaveAccessibleDescription('Add £10.50 more to check out.');
    await leadsNowhere(context);
  },
};

/** The shop is closed: when it opens, and that the cart keeps until then. */
export const ShopClosed: Story = {
  args: { blockers: [{ code: 'shop_closed', message: 'Closed · Opens tomorrow at 12:00' }] },
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: "We're Closed Now" });
    await expect(button).toHaveAccessibleDescription(
      /Closed · Opens tomorrow at 12:00.*Your cart is saved until then\./,
    );
    await leadsNowhere(context);
  },
};

/** A dish is gone. */
export const UnavailableDish: Story = {
  args: {
    blockers: [
      { code: 'item_unavailable', message: 'Tandoori broccoli is not available. Remove it to continue.' },
    ],
  },
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Remove unavailable dishes' }),
    ).toHaveAccessibleDescription('Tandoori broccoli is not available. Remove it to continue.');
    await leadsNowhere(context);
  },
};

/** Neither delivery nor collection can be had. */
export const NoMode: Story = {
  args: { blockers: [{ code: 'mode_unavailable', message: 'Delivery is not offered at the moment.' }] },
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Choose delivery or collection' }),
    ).toHaveAccessibleDescription('Delivery is not offered at the moment.');
    await leadsNowhere(context);
  },
};

/** Nothing to order. */
export const CartEmpty: Story = {
  args: { blockers: [{ code: 'cart_empty', message: 'Your cart is empty.' }] },
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'Your cart is empty' })).toBeVisible();
    await leadsNowhere(context);
  },
};

/** Too far away. */
export const AddressOutOfArea: Story = {
  args: {
    blockers: [
      {
        code: 'address_out_of_area',
        message: 'This address is outside our delivery area. Choose another one or collection.',
      },
    ],
  },
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Address outside our delivery area' }),
    ).toHaveAccessibleDescription(/Choose another one or collection/);
    await leadsNowhere(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Order for collection' }));
    await expect(context.args.onCollect).toHaveBeenCalledOnce();
    await expect(context.canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The postcode is not on the map where a radius decides: why, collection, and the telephone. */
export const PostcodeUnknown: Story = {
  args: { blockers: [{ code: 'postcode_unknown', message: checkoutMessages.postcodeUnknown }] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('button', { name: 'Postcode not on the map' })).toHaveAccessibleDescription(
      /We deliver by distance/,
    );
    await leadsNowhere(context);
    await expect(canvas.getByRole('link', { name: 'Ring 0113 496 0142' })).toHaveAttribute(
      'href',
      'tel:01134960142',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Order for collection' }));
    await expect(args.onCollect).toHaveBeenCalledOnce();
  },
};

/** The postcode service is away: it can be asked again, or the order collected. */
export const AddressUnverified: Story = {
  args: { blockers: [{ code: 'address_unverified', message: checkoutMessages.addressUnverified }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the postcode again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Order for collection' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ring 0113 496 0142' })).toBeVisible();
  },
};

/** Nothing can be collected here: only the telephone is offered. */
export const PostcodeUnknownDeliveryOnly: Story = {
  tags: ['!autodocs'],
  args: { blockers: [{ code: 'postcode_unknown', message: checkoutMessages.postcodeUnknown }] },
  render: ({ onCollect, ...args }) => <CheckoutButton {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Order for collection' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ring 0113 496 0142' })).toBeVisible();
  },
};

/** The code in force does not fit this order any more. */
export const PromoInvalid: Story = {
  args: { blockers: [{ code: 'promo_invalid', message: 'SMOKE10 has expired.' }] },
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Check your promo code' }),
    ).toHaveAccessibleDescription('SMOKE10 has expired.');
    await leadsNowhere(context);
  },
};

/** Less than a card can be charged. */
export const CardMinimum: Story = {
  args: {
    blockers: [
      {
        code: 'card_minimum',
        message: 'Cards cannot be charged less than £0.30. Add something to your order.',
        amount: pence(30),
      },
    ],
  },
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Card minimum is £0.30' }),
    ).toHaveAccessibleDescription(/Add something to your order/);
    await leadsNowhere(context);
  },
};

/** More than a card can be charged. */
export const AboveMaximum: Story = {
  args: {
    blockers: [
      {
        code: 'above_maximum',
        message: 'The maximum order is £999,999.99. Remove something from your cart.',
        amount: pence(99_999_999),
      },
    ],
  },
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Maximum order is £999,999.99' }),
    ).toHaveAccessibleDescription(/Remove something from your cart/);
    await leadsNowhere(context);
  },
};

/** Delivery without an address: the button turns into the way to add one. */
export const NoAddress: Story = {
  args: { blockers: [{ code: 'address_required', message: 'Choose a delivery address.' }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      args.addAddressHref,
    );
  },
};

/** The addresses are on their way: waiting is not a missing address. */
export const AddressesLoading: Story = {
  args: { blockers: [{ code: 'addresses_loading', message: 'Your addresses are loading.' }] },
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Loading your addresses' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.queryByRole('link')).not.toBeInTheDocument();
    await leadsNowhere(context);
  },
};

/** The addresses did not load: the button loads them again. */
export const AddressesFailed: Story = {
  args: { blockers: [{ code: 'addresses_failed', message: accountMessages.addressesLoadFailed }] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load your addresses again' });
    await expect(button).toHaveAccessibleDescription('Error loading addresses. Please try again.');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/** The server has not said what it costs. */
export const PriceLoading: Story = {
  args: { blockers: [{ code: 'price_loading', message: 'We are checking the total.' }] },
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'Checking the total' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await leadsNowhere(context);
  },
};

/** The server could not say what it costs: the button asks again. */
export const PriceFailed: Story = {
  args: {
    blockers: [{ code: 'price_failed', message: 'We could not check the total. Please try again.' }],
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Check the total again' });
    await expect(button).toHaveAccessibleDescription('We could not check the total. Please try again.');
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/** A missing phone number does not stop it: the press leads to the form that asks for one. */
export const NoPhoneNumber: Story = {
  tags: ['!autodocs'],
  args: { blockers: [{ code: 'phone_required', message: 'Add your phone number.' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout £31.74' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};

/** Several things are in the way: the first of them shows. */
export const FirstBlockerWins: Story = {
  tags: ['!autodocs'],
  args: {
    blockers: [
      { code: 'shop_closed', message: 'Closed · Opens tomorrow at 12:00' },
      { code: 'below_minimum', message: '', amount: pence(1500) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: "We're Closed Now" })).toBeVisible();
    await expect(canvas.queryByText(/Minimum/)).not.toBeInTheDocument();
  },
};

/** The total is not known yet. */
export const Loading: Story = {
  args: { total: null },
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'Loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await leadsNowhere(context);
  },
};
