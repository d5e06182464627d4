import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes } from '@tiffin/domain';
import { expect } from 'storybook/test';
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
**Use it** at the top of an order's page: it shows the status and when to expect the order.

**Not for** a list of orders, where one word and an icon do (\`OrderList\`).

**Do** keep it on the page while the payment is being confirmed: the news is announced when it changes. **Do not**
promise more than the restaurant has: an estimate is always a range.

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

// The middle of some elements from left to right.
const middleOf = (...elements: readonly Element[]) => {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
};

/** Paid, and on its way; the order's number stays on one line, and what it carries stands in the disc's middle. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('S-4821,')).toHaveStyle({ whiteSpace: 'nowrap' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    await expect(canvas.getByText('S-4821,').parentElement).toHaveTextContent(
      'Order S-4821, placed today at 18:52',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Arriving between 19:25 and 19:35');
    const [disc, set] = canvasElement.querySelectorAll('header > [aria-hidden]');
    // Cut out with a smooth edge: the edge of a gradient is jagged.
    await expect(disc && getComputedStyle(disc).clipPath).toMatch(/^circle/);
    const pictures = Array.from(set?.querySelectorAll('img') ?? []);
    await expect(Math.abs(middleOf(...pictures) - (disc === undefined ? 0 : middleOf(disc)))).toBeLessThan(4);
  },
};

/** Ordered minutes before closing time: it is made nevertheless. */
export const BeforeClosing: Story = {
  args: { closesAt: '22:30' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The restaurant closes at 22:30 and still makes your order.'),
    ).toBeVisible();
  },
};

/** Collection: when it is ready. */
export const Collection: Story = {
  args: { order: collectedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('S-4517,').parentElement).toHaveTextContent(
      'Order S-4517, placed 8 November at 18:00',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready between 18:15 and 18:20');
  },
};

/** Not confirmed yet. */
export const PendingPayment: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
    await expect(canvas.getByText('S-4821,').parentElement).toHaveTextContent(
      'Order S-4821, started today at 18:50',
    );
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

/** The restaurant has to answer, and has not yet. */
export const Unanswered: Story = {
  args: { order: unansweredOrder, closesAt: '22:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The restaurant has not answered yet. It has until 18:57.',
    );
  },
};

/** Accepted, for one time. */
export const Accepted: Story = {
  args: { order: acceptedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Accepted' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('At your door by 19:28');
  },
};

/** Accepted automatically: the promise is the estimate, a range. */
export const AcceptedAutomatically: Story = {
  args: {
    order: {
      ...acceptedOrder,
      acceptBy: null,
      promisedFrom: placedOrder.estimatedFrom,
      promisedTo: placedOrder.estimatedTo,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Arriving between 19:25 and 19:35');
  },
};

/** In the kitchen. */
export const Preparing: Story = {
  args: { order: preparingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In the kitchen' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('At your door by 19:28');
  },
};

/** Ready, and waiting for the rider. */
export const ReadyForDelivery: Story = {
  args: { order: { ...preparingOrder, status: 'ready' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ready for delivery' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('At your door by 19:28');
  },
};

/** Collection: it waits at the restaurant. */
export const ReadyToCollect: Story = {
  args: { order: readyToCollectOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ready to collect' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You can collect it now.');
  },
};

/** Collection, accepted for one time. */
export const AcceptedForCollection: Story = {
  args: { order: { ...readyToCollectOrder, status: 'accepted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready by 18:20');
  },
};

/** With the rider. */
export const OutForDelivery: Story = {
  args: { order: outForDeliveryOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Out for delivery' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('At your door by 19:28');
  },
};

/** The page follows the order, and is connected. */
export const Live: Story = {
  args: { order: preparingOrder, live: { isLive: true, updatedAt: afterOrdering.toISOString() } },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Live, updated 18:55');
    await expect(line).toBeVisible();
    // Each update would be spoken.
    await expect(canvas.getByRole('status')).not.toContainElement(line);
  },
};

/** The promised time is over. */
export const Late: Story = {
  args: { order: preparingOrder, isLate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It is late. Promised by 19:28');
  },
};

/** The restaurant needs more time than it promised. */
export const Delayed: Story = {
  args: { order: { ...preparingOrder, isDelayed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('New time: At your door by 19:28');
  },
};

/** Delayed, and here since: what was late is no longer news. */
export const DelayedAndDelivered: Story = {
  tags: ['!autodocs'],
  args: { order: { ...deliveredOrder, isDelayed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('At 19:26');
    await expect(canvas.queryByText('New time:')).not.toBeInTheDocument();
  },
};

/** With the customer. */
export const Delivered: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('At 19:26');
  },
};

/** Collected. */
export const Collected: Story = {
  args: { order: { ...readyToCollectOrder, status: 'completed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Collected' })).toBeVisible();
  },
};

/** Declined, with the reason. */
export const Declined: Story = {
  args: { order: declinedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order declined' })).toBeVisible();
    await expect(canvas.getByText('S-4821,').parentElement).toHaveTextContent(
      'Order S-4821, placed today at 18:52',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The restaurant has run out of something that you ordered.',
    );
    await expect(canvas.getByRole('status')).not.toHaveTextContent('charged');
  },
};

/** Declined, with what the order lacked by name. */
export const DeclinedOutOf: Story = {
  args: {
    order: {
      ...declinedOrder,
      outOf: 'Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka)',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The restaurant has run out of Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka).',
    );
  },
};

/** Nobody at the restaurant answered. */
export const DeclinedUnanswered: Story = {
  args: { order: { ...declinedOrder, closedReason: 'unanswered' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The restaurant did not answer in time.');
  },
};

/** Cancelled by the customer. */
export const Cancelled: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You cancelled this order.');
  },
};

/** A state that this version does not know is in progress, never a failure. */
export const UnknownState: Story = {
  args: { order: unknownOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In progress' })).toBeVisible();
    await expect(canvas.getByText('S-4821,').parentElement).toHaveTextContent(
      'Order S-4821, placed today at 18:52',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Arriving between 19:25 and 19:35');
  },
};

/** The picture steps back on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
