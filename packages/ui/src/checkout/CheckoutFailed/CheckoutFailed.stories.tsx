import type { Meta, StoryObj } from '@storybook/react-vite';
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
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** when the payment page leads back to \`/?checkoutStatus=failure\`. Closing it leads home.

**Not for** a checkout that could not start: that is told in the checkout dialog.

**Do** say that nothing was charged and that the cart is intact. **Do not** blame the card or its owner.

| Key | What it does |
|---|---|
| Tab | goes to "Back to menu", "Try payment again" and the close button |
| Escape | closes |
`,
      },
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
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await userEvent.click(result.getByRole('button', { name: 'Back to menu' }));
    await userEvent.click(result.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Before the cart has loaded there is nothing to try again with. */
export const CartLoading: Story = {
  args: { cart: null, totalAmount: null },
  play: async () => {
    const result = await dialog();
    await expect(result.getByRole('button', { name: 'Try payment again' })).toBeDisabled();
    await expect(result.queryByText(/Everything is still/)).not.toBeInTheDocument();
  },
};

/** The whole screen on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
