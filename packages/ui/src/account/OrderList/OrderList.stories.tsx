import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Order, orderTimes } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import {
  acceptedOrder,
  afterOrdering,
  cancelledOrder,
  collectedOrder,
  declinedOrder,
  deliveredOrder,
  expiredOrder,
  failedOrder,
  outForDeliveryOrder,
  pendingOrder,
  placedOrder,
  preparingOrder,
  readyToCollectOrder,
  unknownOrder,
} from '../../private/fixtures/orders.ts';
import { OrderAgainButton } from '../OrderAgainButton/OrderAgainButton.tsx';
import { OrderList } from './OrderList.tsx';

const meta = {
  component: OrderList,
  args: {
    orders: [placedOrder, failedOrder, collectedOrder, expiredOrder],
    times: orderTimes(afterOrdering, 'Europe/London'),
    orderHref: ({ id }) => `/orders/${id}`,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the profile, for the latest few, and on the page of all orders. While they load pass null: the rows
keep their places.

**Not for** the dishes of one order: that is an \`OrderReceipt\`. Nor for no orders at all: put an \`EmptyState\` in its
place.

**Do** write times in the restaurant's time zone, with \`orderTimes\`. **Do not** tell states by colour alone: the
icon and the words carry them.

| Key | What it does |
|---|---|
| Tab | goes from order to order |
| Enter | opens the order |
`,
      },
    },
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last two days by name and time, older ones by date; the time is that of the order's page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today, 18:52')).toBeVisible();
    await expect(canvas.getByText('Yesterday, 18:00')).toBeVisible();
    await expect(canvas.getByText('8 November')).toBeVisible();
    await expect(canvas.getByText('25 October 2025')).toBeVisible();
    const number = canvas.getByText('S-4821,');
    await expect(number.parentElement).toHaveTextContent('Order S-4821, 3 items');
    await expect(number).toHaveStyle({ whiteSpace: 'nowrap' });
    await expect(canvas.getByRole('link', { name: '£31.74 View order from Today, 18:52' })).toHaveAttribute(
      'href',
      `/orders/${placedOrder.id}`,
    );
  },
};

const orderAgain = fn();

/** Those that have ended can be ordered again from their row, which otherwise leads to the order. */
export const Again: Story = {
  args: {
    orders: [acceptedOrder, { ...deliveredOrder, id: 'delivered' }, { ...declinedOrder, id: 'declined' }],
    again: (order) =>
      order === acceptedOrder ? null : (
        <OrderAgainButton number={order.number} look="row" onPress={() => orderAgain(order.status)} />
      ),
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second, ...more] = canvas.getAllByRole('button', { name: /^Order again/ });
    await expect(more).toEqual([]);
    if (first !== undefined) await userEvent.click(first);
    await expect(orderAgain).toHaveBeenLastCalledWith(deliveredOrder.status);
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(orderAgain).toHaveBeenLastCalledWith(declinedOrder.status);
  },
};

/** The same on a phone: the buttons take the second line. */
export const AgainOnAPhone: Story = { ...Again, globals: { viewport: { value: 'mobile' } } };

/** Each state in words, with an icon. */
export const States: Story = {
  args: { orders: [pendingOrder, failedOrder, expiredOrder, collectedOrder] },
  play: async ({ canvas }) => {
    for (const state of ['Waiting for payment', 'Payment failed', 'Payment expired', 'Order placed']) {
      await expect(canvas.getByText(state)).toBeVisible();
    }
  },
};

const collectedFood: Order = { ...readyToCollectOrder, status: 'completed' };

/** Each state after the payment; one that this version does not know is in progress. */
export const StatesAfterPayment: Story = {
  args: {
    orders: [
      acceptedOrder,
      preparingOrder,
      readyToCollectOrder,
      outForDeliveryOrder,
      deliveredOrder,
      collectedFood,
      declinedOrder,
      cancelledOrder,
      unknownOrder,
    ].map((order, index) => ({ ...order, id: `${order.id.slice(0, -1)}${index}` })),
  },
  play: async ({ canvas }) => {
    for (const state of [
      'Accepted',
      'In the kitchen',
      'Ready to collect',
      'On its way',
      'Delivered',
      'Collected',
      'Order declined',
      'Order cancelled',
      'In progress',
    ]) {
      await expect(canvas.getByText(state)).toBeVisible();
    }
  },
};

/** On their way. */
export const Loading: Story = {
  args: { orders: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your orders' })).toBeInTheDocument();
  },
};

/** Two lines each on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
