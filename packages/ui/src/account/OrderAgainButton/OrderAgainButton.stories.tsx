import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderAgainButton } from './OrderAgainButton.tsx';

const meta = {
  component: OrderAgainButton,
  args: { number: 'S-1042', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for an order that was placed: on its page, and once it has ended in its row of the list of orders.

**Not for** one that was never paid: its dishes are still in the cart.

**Do** open \`ReorderDialog\` with the press. **Do not** name the dishes here: the row or the receipt does.

| Key | What it does |
|---|---|
| Tab | goes to the button |
| Enter, Space | order again |
`,
      },
    },
  },
} satisfies Meta<typeof OrderAgainButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a receipt. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** While the order is under way it is one thing to do among others. */
export const UnderWay: Story = {
  args: { look: 'action' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** In a list its name says which order. */
export const InARow: Story = {
  args: { look: 'row' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again S-1042' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** What it does is on its way: the page has its place already. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
