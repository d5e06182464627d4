import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  afterOrdering,
  collectedOrder,
  expiredOrder,
  failedOrder,
  pendingOrder,
  placedOrder,
} from '../../private/fixtures/orders.ts';
import { OrderPage } from './OrderPage.tsx';

const meta = {
  component: OrderPage,
  args: {
    order: placedOrder,
    now: afterOrdering,
    timeZone: 'Europe/London',
    restaurantAddress: '18 Call Lane, Leeds LS1 6DN',
    restaurantPhone: '0113 496 0140',
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
**Use it** for one order of the customer. Read it again while the payment is pending: the head shows the change.

**Not for** an order that is not the customer's: it says that there is none, and no more.

**Do** show everything as it was when it was ordered. **Do not** offer to change an order: the kitchen has it; the
number to ring is on the page.

| Key | What it does |
|---|---|
| Tab | goes back, then to the phone number |
| Enter | follows it |
`,
      },
    },
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Placed: when it arrives, how far it has come, and the receipt. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Order progress' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Receipt' })).toHaveTextContent('£31.74');
  },
};

/** For collection, some days ago. */
export const Collection: Story = { args: { order: collectedOrder } };

/** Waiting for payment. */
export const PendingPayment: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Waiting for payment' })).toBeVisible();
  },
};

/** Payment expired. */
export const PaymentExpired: Story = { args: { order: expiredOrder } };

/** Payment failed. */
export const PaymentFailed: Story = { args: { order: failedOrder } };

/** On its way. */
export const Loading: Story = {
  args: { order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your order' })).toBeInTheDocument();
  },
};

/** No order of this customer has this id. */
export const NotFound: Story = {
  args: { order: null, failure: 'not_found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', '/');
  },
};

/** It did not load. */
export const Failed: Story = {
  args: { order: null, failure: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One column on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
