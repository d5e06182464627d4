import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { ViewCartBar } from './ViewCartBar.tsx';

const meta = {
  component: ViewCartBar,
  args: { itemCount: 3, subtotal: pence(3140), onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in \`AppShell\`'s \`cartBar\` for a customer with something in the cart, on the pages that show a cart.

**Use it** as well when the cart did not load (\`hasFailed\`): the opened cart says more and offers to try again.

**Not for** an empty cart, or one that is on its way: leave it out. Nor for desktop, where the cart itself is in sight.

**Do** show the sum of the items, before fees and discounts: the cart has the rest. **Do not** lead to checkout from
here: the cart comes first.

| Key | What it does |
|---|---|
| Tab | reaches it before the bottom bar |
| Enter, Space | opens the cart |
`,
      },
    },
  },
} satisfies Meta<typeof ViewCartBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is in the cart and opens it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View cart · 3 items · £31.40' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** One item. */
export const OneItem: Story = {
  args: { itemCount: 1, subtotal: pence(450) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View cart · 1 item · £4.50' })).toBeVisible();
  },
};

/** The cart could not be loaded: without a word here, a customer would think that it is gone. */
export const DidNotLoad: Story = {
  args: { itemCount: 0, subtotal: pence(0), hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View cart · it did not load' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
