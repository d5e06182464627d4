import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { column } from '../CartColumn.stories.css.ts';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = {
  component: CartSkeleton,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** while a customer's cart is loading for the first time.

**Not for** updates of a cart that shows: it stays, and its sums are marked busy.

**Do** keep it in the cart's own place and width. **Do not** show it to visitors: they have no cart.

**Keyboard**: nothing in it takes the focus. It says once that the cart is loading.
`,
      },
    },
  },
} satisfies Meta<typeof CartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines in the places of the content that is loading, announced once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
  },
};
