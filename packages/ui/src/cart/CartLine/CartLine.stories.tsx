import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { goneLine, naanLine, tikkaLine } from '../../private/fixtures/carts.ts';
import { column } from '../CartColumn.stories.css.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  component: CartLine,
  decorators: [
    (Story) => (
      <ul className={column}>
        <Story />
      </ul>
    ),
  ],
  args: { item: tikkaLine, onQuantityChange: fn(), onRemove: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** for one configured dish in the cart. The same dish with other options is another line.

**Not for** orders that were placed: an \`OrderReceipt\` is a snapshot without controls.

**Do** keep a line whose dish is gone, marked, until it is removed: the customer has to know. **Do not** remove a
line with the minus: that is what Remove is for.

| Key | What it does |
|---|---|
| Tab | goes to minus, plus and Remove |
| Enter, Space | presses them |
`,
      },
    },
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of a dish with options; the price is that of both. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Medium.*Masala fries/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(tikkaLine.id, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(tikkaLine.id, 1);
  },
};

/** One of a dish without options: the minus is disabled, since Remove takes it out. */
export const Single: Story = {
  args: { item: naanLine },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Garlic and coriander naan' }));
    await expect(args.onRemove).toHaveBeenCalledWith(naanLine.id);
  },
};

/** As many as may be ordered: the plus is disabled. */
export const MostAllowed: Story = {
  args: { item: { ...naanLine, quantity: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
};

/** The dish is gone: dimmed, with the reason, and only to be removed. */
export const Unavailable: Story = {
  args: { item: goneLine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out today. Remove it to check out.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'One more' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeVisible();
  },
};

/** No picture: the plate stays empty, and everything keeps its place. */
export const NoPicture: Story = {
  args: { item: { ...naanLine, menuItem: { ...naanLine.menuItem, photoUrl: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('Garlic and coriander naan', { selector: 'p' })).toBeVisible();
  },
};

/** Just added: the server has not confirmed it, so there is nothing to change or remove yet. */
export const BeingAdded: Story = {
  args: { item: { ...naanLine, isBeingAdded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 on the way to your cart')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
