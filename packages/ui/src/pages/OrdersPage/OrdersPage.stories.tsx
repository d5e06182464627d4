import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { afterOrdering, collectedOrder, expiredOrder, placedOrder } from '../../private/fixtures/orders.ts';
import { OrdersPage } from './OrdersPage.tsx';

const meta = {
  component: OrdersPage,
  args: {
    orders: [placedOrder, collectedOrder, expiredOrder],
    now: afterOrdering,
    timeZone: 'Europe/London',
    orderHref: ({ id }) => `/orders/${id}`,
    backHref: '/profile',
    homeHref: '/',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for all orders of a customer, beyond the latest few.

**Not for** the profile, which shows the latest few in an \`OrderList\`.

**Do** keep the latest first. **Do not** hide orders whose payment failed: the customer looks for them.

| Key | What it does |
|---|---|
| Tab | goes back, then from order to order |
| Enter | opens the order |
`,
      },
    },
  },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** None yet. */
export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/');
  },
};

/** On their way. */
export const Loading: Story = { args: { orders: null } };

/** They did not load. */
export const Failed: Story = {
  args: { orders: null, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
