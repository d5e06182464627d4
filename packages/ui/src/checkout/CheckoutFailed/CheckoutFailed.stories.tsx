import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountMessages } from '@tiffin/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { filledBreakdown, filledCart } from '../../private/fixtures/carts.ts';
import { CheckoutFailed } from './CheckoutFailed.tsx';

const meta = {
  component: CheckoutFailed,
  args: {
    isOpen: true,
    cart: filledCart,
    totalAmount: filledBreakdown.totalAmount,
    onRetry: fn(),
    onLoadAgain: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** when the payment page leads back to \`/?checkoutStatus=failure\`. Closing it leads home.

**Not for** a checkout that could not start: the checkout dialog shows that.

**Do** say that nothing was charged and that the cart is intact. **Do not** blame the card or its owner, and keep the red
for banks that refused: a customer who changed their mind has done nothing wrong.

| Key | What it does |
|---|---|
| Tab | goes to "Back to menu", the way on and the close button |
| Escape | closes |
`,
      },
      story: { inline: false, height: '560px' },
    },
  },
} satisfies Meta<typeof CheckoutFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const element = await screen.findByRole('dialog', { name: 'Checkout Failed' });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** The bank refused the card: nothing was charged, the cart is as it was, and one press tries again. */
export const Default: Story = {
  args: { payment: 'declined' },
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await expect(result.getByText('The payment did not go through.')).toBeVisible();
    await expect(result.getByText('Nothing was charged.')).toBeVisible();
    await expect(result.getByText('Your order waits in your cart: 3 items, £31.74.')).toBeVisible();
    await expect(result.getByRole('alert')).toHaveTextContent('Try another card');
    await userEvent.click(result.getByRole('button', { name: 'Try payment again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The customer has only changed their mind: no red, no word of cards, and the way on is to go on. */
export const Left: Story = {
  args: { payment: 'left', hasNote: true, promoCode: 'SMOKE10' },
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await expect(result.getByText('You left the payment page.')).toBeVisible();
    await expect(
      result.getByText('Your order waits in your cart: 3 items, £31.74, with your note and SMOKE10.'),
    ).toBeVisible();
    await expect(result.queryByRole('alert')).not.toBeInTheDocument();
    await expect(result.queryByText(/card/)).not.toBeInTheDocument();
    await userEvent.click(result.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The provider has not said why, or not yet: words that are true in any case. */
export const Unknown: Story = {
  play: async () => {
    const result = await dialog();
    await expect(result.getByText('The payment was not completed.')).toBeVisible();
    await expect(result.queryByRole('alert')).not.toBeInTheDocument();
    await expect(result.getByRole('button', { name: 'Try payment again' })).toBeVisible();
  },
};

/** Going back leaves everything as it is; Escape and the close button do the same. */
export const GoingBack: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await userEvent.click(result.getByRole('button', { name: 'Back to menu' }));
    await userEvent.click(result.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Before the cart has loaded the button waits. */
export const CartLoading: Story = {
  args: {
    cart: null,
    totalAmount: null,
    blocker: { code: 'cart_loading', message: 'Your cart is loading.' },
  },
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    const button = result.getByRole('button', { name: 'Try payment again' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(result.queryByText(/Your order waits/)).not.toBeInTheDocument();
  },
};

/** The addresses did not load: they are loaded again before anything is paid. */
export const AddressesFailed: Story = {
  args: { blocker: { code: 'addresses_failed', message: accountMessages.addressesLoadFailed } },
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await expect(result.queryByRole('button', { name: 'Try payment again' })).not.toBeInTheDocument();
    const button = result.getByRole('button', { name: 'Load your addresses again' });
    await expect(button).toHaveAccessibleDescription('Error loading addresses. Please try again.');
    await userEvent.click(button);
    await expect(args.onLoadAgain).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** The address has been deleted elsewhere: the reason stands, and the button leads nowhere. */
export const AddressDeleted: Story = {
  args: { blocker: { code: 'address_required', message: 'Choose a delivery address.' } },
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    const button = result.getByRole('button', { name: 'Try payment again' });
    await expect(button).toHaveAccessibleDescription('Choose a delivery address.');
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Nobody is signed in, perhaps because the payment page led back to another browser: logging in comes first. */
export const Visitor: Story = {
  args: {
    cart: null,
    totalAmount: null,
    blocker: { code: 'cart_loading', message: 'Your cart is loading.' },
    loginHref: '/auth/login',
    onFollow: fn(),
  },
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await expect(result.getByText('Nothing was charged.')).toBeVisible();
    await expect(result.getByText(/Log in to find your cart/)).toBeVisible();
    await expect(result.queryByText(/left the payment page/)).not.toBeInTheDocument();
    await expect(result.queryByRole('button', { name: 'Try payment again' })).not.toBeInTheDocument();
    const login = result.getByRole('link', { name: 'Log in' });
    await expect(login).toHaveAttribute('href', '/auth/login');
    login.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(login);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** The whole screen on phones; the buttons stand one above the other, each as high as the other. */
export const Mobile: Story = {
  args: { payment: 'left' },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const result = await dialog();
    const heights = ['Back to menu', 'Continue to payment'].map(
      (name) => result.getByRole('button', { name }).getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
};
