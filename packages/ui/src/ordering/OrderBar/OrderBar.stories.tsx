import type { Meta, StoryObj } from '@storybook/react-vite';
import { openStatus, pence } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { fridayEvening, saffron, saffronTerms, thursdayNight } from '../../private/fixtures/restaurants.ts';
import { below } from './OrderBar.stories.css.ts';
import { OrderBar } from './OrderBar.tsx';

const meta = {
  component: OrderBar,
  args: {
    restaurant: saffron,
    status: openStatus(saffron, fridayEvening),
    terms: saffronTerms,
    mode: 'delivery',
    onModeChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** under the masthead, whose dishes stand on it: mode, time, delivery fee and minimum before the first dish.

**Not for** sums: they belong to the cart.

**Do** show the fee before the first dish, as UK law asks. **Do not** add a fourth fact.

| Key | What it does |
|---|---|
| Tab | reaches the chosen mode |
| Arrow keys | choose the other mode |
`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className={below}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Delivery: arrival, fee and minimum. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('30 to 40 min')).toBeVisible();
    await expect(canvas.getByText('£2.49')).toBeVisible();
    await expect(canvas.getByText('£15.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Collection' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('collection');
  },
};

/** Collection: no fee, and when the order is ready. */
export const Collection: Story = {
  args: { mode: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready in')).toBeVisible();
    await expect(canvas.getByText('15 to 20 min')).toBeVisible();
    await expect(canvas.queryByText('£2.49')).not.toBeInTheDocument();
  },
};

/** Closed: when it opens, in place of the time. */
export const ShopClosed: Story = {
  args: { status: openStatus(saffron, thursdayNight) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens')).toBeVisible();
    await expect(canvas.getByText('Tomorrow 12:00')).toBeVisible();
  },
};

/** Delivery costs nothing. */
export const FreeDelivery: Story = {
  args: { terms: { ...saffronTerms, delivery: { ...saffronTerms.delivery, fee: pence(0) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

/** Neither mode offered: only the message. */
export const NoneOffered: Story = {
  args: { restaurant: { hasDelivery: false, hasCollection: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Minimum order')).not.toBeInTheDocument();
  },
};
