import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = {
  component: Price,
  args: { amount: pence(1150) },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for every amount. Pence in, pounds with two decimals out, in figures of equal width so that columns line
up.

**Not for** sums inside a sentence or a label, which are text: use \`formatPounds\`.

**Do** align prices at the end of their line. **Do not** drop the pence of round amounts.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dish's price. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£11.50')).toBeVisible();
  },
};

/** Two decimals, always. */
export const WholePounds: Story = {
  args: { amount: pence(1500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£15.00')).toBeVisible();
  },
};

/** A discount, with a real minus sign. */
export const Negative: Story = {
  args: { amount: pence(-314), weight: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−£3.14')).toBeVisible();
  },
};

/** Two decimals, also of a round amount. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <p>
      Garlic naan <Price amount={pence(400)} />
    </p>
  ),
};

/** Without its pence, which the prices beside it have. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => <p>Garlic naan £4</p>,
};
