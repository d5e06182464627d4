import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  afterOrdering,
  collectedOrder,
  expiredOrder,
  failedOrder,
  pendingOrder,
  placedOrder,
} from '../../private/fixtures/orders.ts';
import { orderTimes } from '../order-times.ts';
import { OrderStatusHeader } from './OrderStatusHeader.tsx';

const meta = {
  component: OrderStatusHeader,
  args: {
    order: placedOrder,
    times: orderTimes(afterOrdering, 'Europe/London'),
    backHref: '/profile',
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
**Use it** at the top of an order's page: one look tells how it stands and when to expect it.

**Not for** a list of orders, where one word and an icon do (\`OrderList\`).

**Do** keep it on the page while the payment is being confirmed: the news is announced when it changes. **Do not**
promise a minute: the time is always a range.

| Key | What it does |
|---|---|
| Tab | goes to the way back to the profile |
| Enter | follows it |
`,
      },
    },
  },
} satisfies Meta<typeof OrderStatusHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid, and on its way. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    await expect(canvas.getByText('Order S-4821, placed today at 18:52')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Arriving between 19:25 and 19:35');
  },
};

/** Collection: when it is ready. */
export const Collection: Story = {
  args: { order: collectedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order S-4517, placed 8 November at 18:00')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready between 18:15 and 18:20');
  },
};

/** Not confirmed yet. */
export const PendingPayment: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
    await expect(canvas.getByText('Order S-4821, begun today at 18:50')).toBeVisible();
  },
};

/** The payment page was open too long. */
export const PaymentExpired: Story = {
  args: { order: expiredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment expired' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You have not been charged.');
  },
};

/** The card was declined. */
export const PaymentFailed: Story = {
  args: { order: failedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You have not been charged.');
  },
};

/** The picture steps back on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
