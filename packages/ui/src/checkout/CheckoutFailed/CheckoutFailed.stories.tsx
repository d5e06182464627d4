import type { Meta, StoryObj } from '@storybook/react-vite';
import { toastMessages } from '@tiffin/domain';
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

**Do** say that nothing was charged and that the cart is intact. **Do not** blame the card or its owner.

| Key | What it does |
|---|---|
| Tab | goes to "Back to menu", "Try payment again" and the close button |
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

/** Nothing was charged, the cart is as it was, and one press tries again. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await expect(result.getByText(/you have not been charged/)).toHaveTextContent(
      'Everything is still in your cart: 3 items, £31.74.',
    );
    await expect(result.getByRole('alert')).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: 'Try payment again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
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
    await expect(result.queryByText(/Everything is still/)).not.toBeInTheDocument();
  },
};

/** The addresses did not load: they are loaded again before anything is paid. */
export const AddressesFailed: Story = {
  args: { blocker: { code: 'addresses_failed', message: toastMessages.addressesLoadFailed } },
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
    await expect(result.getByText(/you have not been charged/)).toHaveTextContent('Log in to find your cart');
    await expect(result.queryByRole('button', { name: 'Try payment again' })).not.toBeInTheDocument();
    const login = result.getByRole('link', { name: 'Log in' });
    await expect(login).toHaveAttribute('href', '/auth/login');
    login.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(login);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** The whole screen on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
