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
**Use it** under the masthead, whose dishes stand on it: mode, time, all mandatory fees and the minimum before the first dish.

**Not for** sums: they belong to the cart.

**Do** show every mandatory fee before the first dish: UK law requires it. **Do not** add facts that cost nothing.

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

/** Delivery: arrival, both fees, minimum, and the sum of the fees. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('30 to 40 min')).toBeVisible();
    await expect(canvas.getByText('£2.49')).toBeVisible();
    await expect(canvas.getByText('£0.99')).toBeVisible();
    await expect(canvas.getByText('£15.00')).toBeVisible();
    await expect(canvas.getByText('£3.48')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Collection' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('collection');
  },
};

/** Collection: no delivery fee, its own service fee, and when the order is ready. */
export const Collection: Story = {
  args: { mode: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready in')).toBeVisible();
    await expect(canvas.getByText('15 to 20 min')).toBeVisible();
    await expect(canvas.queryByText('£2.49')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Dish prices plus/).closest('p')).toHaveTextContent(
      'Dish prices plus £0.99. Nothing else is added at checkout.',
    );
  },
};

/** The service fee is a percentage of the dishes, and delivery is free from an amount. */
export const PercentageFee: Story = {
  args: {
    terms: {
      ...saffronTerms,
      delivery: { ...saffronTerms.delivery, freeFrom: pence(2500) },
      serviceFee: { fixed: pence(0), percent: 3 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Dish prices plus/).closest('p')).toHaveTextContent(
      'Dish prices plus £2.49 + 3% of the dishes. Nothing else is added at checkout. Delivery is free from £25.00.',
    );
  },
};

/** Collection without a service fee: dish prices are all there is to pay. */
export const NoFees: Story = {
  args: { mode: 'collection', terms: { ...saffronTerms, serviceFee: { fixed: pence(0), percent: 0 } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dish prices are all you pay. Nothing is added at checkout.'),
    ).toBeVisible();
  },
};

/** On phones the terms are one line; a press shows all of them. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: 'Fees £3.48 · 30 to 40 min · min £15.00' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/^Dish prices plus/)).not.toBeVisible();
    await userEvent.click(line);
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^Dish prices plus/)).toBeVisible();
    await expect(canvas.getByText('£2.49')).toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText('£2.49')).not.toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  },
};

/** Closed, on phones: the masthead says when it opens. */
export const ClosedOnPhone: Story = {
  args: {
    status: openStatus(saffron, thursdayNight),
    mode: 'collection',
    terms: { ...saffronTerms, serviceFee: { fixed: pence(0), percent: 0 } },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'No fees · min £15.00' })).toBeVisible();
  },
};

/** An odd number of terms in two columns: the last one leaves no hole beside it. */
export const ThreeTermsOnPhone: Story = {
  tags: ['!autodocs'],
  args: { status: openStatus(saffron, thursdayNight), mode: 'collection' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /min £15\.00/ }));
    const last = canvas.getByText('Minimum order').parentElement;
    const list = last?.parentElement;
    await expect(list?.children).toHaveLength(3);
    await expect(last?.getBoundingClientRect().width).toBe(list?.getBoundingClientRect().width);
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
