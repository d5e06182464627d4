import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasOrderEnded, pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OrderActions, type OrderActionsProps } from '../../account/OrderActions/OrderActions.tsx';
import { OrderAgainButton } from '../../account/OrderAgainButton/OrderAgainButton.tsx';
import { OrderRefunds } from '../../account/OrderRefunds/OrderRefunds.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
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
  unansweredOrder,
  unknownOrder,
} from '../../private/fixtures/orders.ts';
import { OrderPage, type OrderPageProps } from './OrderPage.tsx';

const live = { isLive: true, updatedAt: afterOrdering.toISOString() };

const Actions = (props: OrderActionsProps) => {
  const { number, status } = props.order;
  return (
    <OrderActions
      {...props}
      wrong={
        <Button variant="secondary" isWide icon="error">
          Something is wrong with this order
        </Button>
      }
      again={<OrderAgainButton number={number} look={hasOrderEnded(status) ? 'panel' : 'action'} />}
    />
  );
};

const meta = {
  component: OrderPage,
  args: {
    order: placedOrder,
    now: afterOrdering,
    getNow: () => afterOrdering,
    timeZone: 'Europe/London',
    restaurantAddress: '18 Call Lane, Leeds LS1 6DN',
    restaurantPhone: '0113 496 0140',
    restaurantName: 'Saffron & Smoke',
    vatNumber: 'GB 123 4567 89',
    backHref: '/orders',
    homeHref: '/',
    Actions,
    Refunds: OrderRefunds,
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
**Use it** for one order of the customer, and give it each newer version: the head announces what has changed.

**Not for** an order that is not the customer's: it says that there is none, and no more.

**Do** show everything as it was when it was ordered, and what happens to the money in words. **Do not** offer to cancel
once the restaurant has answered: the number to ring is on the page.

| Key | What it does |
|---|---|
| Tab | goes back, then to what can be done, then to Print |
| Enter | follows it |
`,
      },
    },
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Placed: when it arrives, how far it has come, where it goes, and what was ordered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Order progress' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your order' })).toHaveTextContent('£31.74');
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
export const PaymentExpired: Story = { tags: ['soak'], args: { order: expiredOrder } };

/** Payment failed. */
export const PaymentFailed: Story = { tags: ['soak'], args: { order: failedOrder } };

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

/** The restaurant has not answered: until when, what happens then, and a way to cancel. */
export const Unanswered: Story = {
  args: { order: unansweredOrder, live, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Live, updated 18:55')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('2:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Shows the page, and what it turns into when something happens. */
const Changing = ({ next, ...args }: OrderPageProps & { next: Partial<OrderPageProps> }) => {
  const [hasChanged, setHasChanged] = useState(false);
  return (
    <>
      <OrderPage {...args} {...(hasChanged && next)} />
      <Button onClick={() => setHasChanged(true)}>Let it happen</Button>
    </>
  );
};

/** Accepted while the customer looks: the head announces it as a whole, and nothing can be cancelled any more. */
export const BecomesAccepted: Story = {
  args: { order: unansweredOrder, live, onCancel: fn() },
  render: (args) => <Changing {...args} next={{ order: acceptedOrder }} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Let it happen' }));
    await expect(status).toHaveTextContent('Accepted19:28 at your door, in 33 min');
    await expect(status).toBe(canvas.getByRole('status'));
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/new time/)).not.toBeInTheDocument();
  },
};

/** Accepted: the promise, and that it cannot be cancelled any more. */
export const Accepted: Story = {
  args: { order: acceptedOrder, live },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('19:28 at your door, in 33 min');
    await expect(canvas.getByText(/can’t be cancelled here any more/)).toBeVisible();
  },
};

/** In the kitchen. */
export const Preparing: Story = { tags: ['soak'], args: { order: preparingOrder, live } };

/** The restaurant needs more time: the new promise is announced. */
export const Delayed: Story = {
  args: { order: preparingOrder, live },
  render: (args) => (
    <Changing
      {...args}
      next={{
        order: {
          ...preparingOrder,
          version: 4,
          isDelayed: true,
          promisedFrom: '2026-11-20T19:40:00.000Z',
          promisedTo: '2026-11-20T19:40:00.000Z',
        },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let it happen' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('19:40 new time at your door, in 45 min');
  },
};

/** A delay from before the page was opened, as after a reload, is named too. */
export const DelayedBefore: Story = {
  tags: ['!autodocs'],
  args: { order: { ...preparingOrder, isDelayed: true }, live },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('19:28 new time at your door, in 33 min');
  },
};

/** A second payment came after the order was declined, and goes back as well. */
export const OtherPaymentBack: Story = {
  args: {
    order: {
      ...declinedOrder,
      otherRefunds: [
        { amount: pence(3174), state: 'requested', at: '2026-11-20T18:58:00.000Z', reason: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Refunds' })).toHaveTextContent(
      /£31.74 of another payment is on its way back to your card/,
    );
  },
};

/** Never placed, because what was paid did not match: nothing says that the customer was not charged. */
export const PaymentNotUsed: Story = {
  args: {
    order: {
      ...failedOrder,
      hasUnusedPayment: true,
      otherRefunds: [{ amount: pence(123), state: 'pending', at: '2026-11-20T18:55:00.000Z', reason: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The money goes back to you.');
    await expect(canvas.getByText(/^£1\.23 of another payment/)).toBeVisible();
    await expect(canvas.queryByText(/not been charged/)).not.toBeInTheDocument();
  },
};

/** The promised time is over, and the order has not come. */
export const Late: Story = {
  args: {
    order: outForDeliveryOrder,
    live: { isLive: true, updatedAt: '2026-11-20T19:36:00.000Z' },
    now: new Date('2026-11-20T19:36:00Z'),
    getNow: () => new Date('2026-11-20T19:36:00Z'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('19:28 promised, but late by 8 min');
    await expect(canvas.getByRole('heading', { name: 'Later than promised' })).toBeVisible();
  },
};

/** With the rider. */
export const OutForDelivery: Story = { tags: ['soak'], args: { order: outForDeliveryOrder, live } };

/** Collection: it waits at the restaurant. */
export const ReadyToCollect: Story = { tags: ['soak'], args: { order: readyToCollectOrder, live } };

/** With the customer: nothing is followed any more. */
export const Delivered: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('19:26 at your door, 2 min early');
    await expect(canvas.queryByText(/[Uu]pdated/)).not.toBeInTheDocument();
  },
};

/** Declined: why, what goes back, and the way to the next order. */
export const Declined: Story = {
  args: { order: declinedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Refunds' })).toHaveTextContent(
      '£31.74 went back to your card',
    );
    await expect(canvas.getByRole('link', { name: 'Back to the menu' })).toBeVisible();
  },
};

/** Cancelled by its customer: the money is on its way. */
export const Cancelled: Story = {
  args: {
    order: {
      ...cancelledOrder,
      refundedAmount: pence(3174),
      refunds: [
        { amount: pence(3174), state: 'requested', at: '2026-11-20T18:54:00.000Z', reason: 'customer' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You cancelled this order.');
    await expect(canvas.getByText(/£31\.74 is on its way back to your card/)).toBeVisible();
  },
};

/** The connection is lost: one quiet line, and the page reads the order every half minute. */
export const ConnectionLost: Story = {
  args: { order: preparingOrder, live: { ...live, isLive: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not live, updated 18:55')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A state that this version does not know is in progress, never a failure. */
export const UnknownState: Story = {
  args: { order: unknownOrder, live },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In progress' })).toBeVisible();
  },
};

// From top to bottom as it is seen.
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** One column on phones: where it goes and what can be done come first. */
export const Mobile: Story = {
  args: { order: preparingOrder, live },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'Where and how' });
    const ring = canvas.getByRole('link', { name: 'Ring the restaurant' });
    const receipt = canvas.getByRole('region', { name: 'Your order' });
    await expect(topOf(place)).toBeLessThan(topOf(ring));
    await expect(topOf(ring)).toBeLessThan(topOf(receipt));
  },
};

/** Beside each other elsewhere, at one height. */
export const Desktop: Story = {
  tags: ['!autodocs'],
  args: { order: preparingOrder, live },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'Where and how' });
    await expect(topOf(place)).toBe(topOf(canvas.getByRole('region', { name: 'Your order' })));
  },
};
