import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { OrderRefund } from './OrderRefund.tsx';

const meta = {
  component: OrderRefund,
  args: { amount: pence(3174) },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the page of an order of which money goes back, as soon as that is certain: people worry about the money
first.

**Not for** an order that was never paid.

**Do** say how long banks take. **Do not** call it paid back before the bank has done so: it "goes back".

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof OrderRefund>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How much, where to, and when. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const refund = canvas.getByRole('region', { name: 'Refund' });
    await expect(refund).toHaveTextContent('Goes back to you£31.74');
    await expect(refund).toHaveTextContent('ToThe card you paid with');
    await expect(refund).toHaveTextContent('On your card in5 to 10 working days');
  },
};

/** One below the other on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
