import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Order, orderTimes } from '@tiffin/domain';
import { useEffect, useState } from 'react';
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
import { OrderStatusHeader, type OrderStatusHeaderProps } from './OrderStatusHeader.tsx';

const meta = {
  component: OrderStatusHeader,
  args: {
    order: placedOrder,
    times: orderTimes(afterOrdering, 'Europe/London'),
    now: afterOrdering,
    backHref: '/orders',
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
**Use it** at the top of an order's page: it shows the status, and the one time that matters as large as the news.

**Not for** a list of orders, where one word and an icon do (\`OrderList\`).

**Do** keep it on the page while the order goes on: the news is announced when it changes, and takes the same room. **Do
not** promise more than the restaurant has: an estimate is always a range, and there is no time before the answer.

| Key | What it does |
|---|---|
| Tab | goes to the way back to the orders |
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

// As it is read aloud: what has no space between it is one word.
const wordsOf = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();

const liveNow = { isLive: true, updatedAt: afterOrdering.toISOString() };

/** In the kitchen, for one time, with the minutes that are left. */
export const Default: Story = {
  args: { order: preparingOrder, live: liveNow },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('S-4821')).toHaveStyle({ whiteSpace: 'nowrap' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'In the kitchen' })).toBeVisible();
    const status = canvas.getByRole('status');
    await expect(wordsOf(status)).toBe('In the kitchen19:28 at your door, in 33 min');
    // Each update and each minute would be spoken.
    await expect(status).not.toContainElement(canvas.getByText('Live, updated 18:55'));
    await expect(canvas.getByText('in 33 min')).toHaveAttribute('aria-live', 'off');
  },
};

/** What was ordered stands in the disc's middle. */
export const TwoDishes: Story = {
  tags: ['!autodocs'],
  args: { order: preparingOrder },
  play: async ({ canvasElement }) => {
    const [disc, set] = canvasElement.querySelectorAll('header > [aria-hidden]');
    // Cut out with a smooth edge: the edge of a gradient is jagged.
    await expect(disc && getComputedStyle(disc).clipPath).toMatch(/^circle/);
    const pictures = Array.from(set?.querySelectorAll('img') ?? []);
    await expect(pictures).toHaveLength(2);
    await expect(Math.abs(middleOf(...pictures) - (disc === undefined ? 0 : middleOf(disc)))).toBeLessThan(4);
  },
};

const story = (order: Order, ...words: readonly string[]) => ({
  args: { order },
  play: async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    await expect(wordsOf(canvas.getByRole('status'))).toBe(words.join(''));
  },
});

/** Paid, and nobody has to answer: the estimate is a range. */
export const Estimated: Story = story(
  placedOrder,
  'Order placed',
  '19:25 to 19:35 at your door, in 30 to 40 min',
);

/** Ordered minutes before closing time: it is made nevertheless. */
export const BeforeClosing: Story = {
  args: { closesAt: '22:30' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The restaurant closes at 22:30 and still makes your order.'),
    ).toBeVisible();
  },
};

/** Collection, some days ago: the day says more than the minutes. */
export const Collection: Story = {
  args: { order: collectedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('placed 8 November at 18:00')).toBeVisible();
    await expect(wordsOf(canvas.getByRole('status'))).toBe(
      'Order placed18:15 to 18:20 ready to collect, 8 November',
    );
  },
};

/** Not confirmed yet: there is no time to show. */
export const PendingPayment: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('started today at 18:50')).toBeVisible();
    await expect(wordsOf(canvas.getByRole('status'))).toBe(
      'Waiting for paymentThe payment has not been confirmed yet. This page updates automatically.',
    );
  },
};

/** The payment page was open too long. */
export const PaymentExpired: Story = story(
  expiredOrder,
  'Payment expired',
  'The payment page was open too long. You have not been charged.',
);

/** The card was declined. */
export const PaymentFailed: Story = story(
  failedOrder,
  'Payment failed',
  'The payment did not go through. You have not been charged.',
);

/** The restaurant has to answer, and has not yet: it has promised nothing. */
export const Unanswered: Story = {
  ...story(unansweredOrder, 'Order placed', 'The restaurant has not answered yet. It has until 18:57.'),
  args: { order: unansweredOrder, closesAt: '22:30' },
};

/** Accepted, for one time. */
export const Accepted: Story = story(acceptedOrder, 'Accepted', '19:28 at your door, in 33 min');

/** Accepted automatically: the promise is the estimate, a range. */
export const AcceptedAutomatically: Story = story(
  {
    ...acceptedOrder,
    acceptBy: null,
    promisedFrom: placedOrder.estimatedFrom,
    promisedTo: placedOrder.estimatedTo,
  },
  'Accepted',
  '19:25 to 19:35 at your door, in 30 to 40 min',
);

/** Ready, and waiting for the rider. */
export const ReadyForDelivery: Story = story(
  { ...preparingOrder, status: 'ready' },
  'Ready for delivery',
  '19:28 at your door, in 33 min',
);

/** Collection: it waits at the restaurant. */
export const ReadyToCollect: Story = story(
  readyToCollectOrder,
  'Ready to collect',
  '18:17 ready, you can collect it now',
);

/** Collection, accepted for one time. */
export const AcceptedForCollection: Story = {
  ...story({ ...readyToCollectOrder, status: 'accepted' }, 'Accepted', '18:20 ready to collect, in 17 min'),
  args: {
    order: { ...readyToCollectOrder, status: 'accepted' },
    now: new Date('2026-11-08T18:03:00Z'),
  },
};

/** With the rider. */
export const OutForDelivery: Story = story(
  outForDeliveryOrder,
  'On its way',
  '19:28 at your door, in 33 min',
);

/** The promised time is over. */
export const Late: Story = {
  ...story(outForDeliveryOrder, 'On its way', '19:28 promised, but late by 8 min'),
  args: { order: outForDeliveryOrder, now: new Date('2026-11-20T19:36:00Z') },
};

/** The restaurant needs more time than it promised. */
export const Delayed: Story = story(
  { ...preparingOrder, isDelayed: true },
  'In the kitchen',
  '19:28 new time at your door, in 33 min',
);

/** Delayed, and here since: what was late is no longer news. */
export const DelayedAndDelivered: Story = {
  tags: ['!autodocs'],
  ...story({ ...deliveredOrder, isDelayed: true }, 'Delivered', '19:26 at your door, 2 min early'),
};

/** With the customer, before the promised time: two minutes early. */
export const Delivered: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('placed today at 18:52')).toBeVisible();
    await expect(wordsOf(canvas.getByRole('status'))).toBe('Delivered19:26 at your door, 2 min early');
  },
};

/** Delivered after it was promised. */
export const DeliveredLate: Story = story(
  { ...deliveredOrder, promisedFrom: '2026-11-20T19:15:00.000Z', promisedTo: '2026-11-20T19:15:00.000Z' },
  'Delivered',
  '19:26 at your door, 11 min late',
);

/** Collected. */
export const Collected: Story = story(
  {
    ...readyToCollectOrder,
    status: 'completed',
    timeline: [...readyToCollectOrder.timeline, { status: 'completed', at: '2026-11-08T18:31:00.000Z' }],
  },
  'Collected',
  '18:31 collected',
);

/** Declined, with the reason. */
export const Declined: Story = story(
  declinedOrder,
  'Order declined',
  'The restaurant has run out of something that you ordered.',
);

/** Declined, with what the order lacked by name. */
export const DeclinedOutOf: Story = story(
  { ...declinedOrder, outOf: 'Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka)' },
  'Order declined',
  'The restaurant has run out of Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka).',
);

/** Nobody at the restaurant answered. */
export const DeclinedUnanswered: Story = story(
  { ...declinedOrder, closedReason: 'unanswered' },
  'Order declined',
  'The restaurant did not answer in time. Nothing was cooked.',
);

/** Cancelled by the customer. */
export const Cancelled: Story = story(
  cancelledOrder,
  'Order cancelled',
  'You cancelled this order. Nothing was cooked.',
);

/** A state that this version does not know is in progress, never a failure. */
export const UnknownState: Story = story(
  unknownOrder,
  'In progress',
  '19:25 to 19:35 at your door, in 30 to 40 min',
);

/** Dishes without pictures leave the disc empty. */
export const WordsAlone: Story = {
  tags: ['!autodocs'],
  args: {
    order: { ...preparingOrder, items: preparingOrder.items.map((item) => ({ ...item, photoUrl: null })) },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header img')).toBeNull();
  },
};

// The news takes the same room, whatever it is.
const heights = async (show: (order: Order) => Promise<HTMLElement>) => {
  const all = [];
  for (const order of [
    unansweredOrder,
    acceptedOrder,
    { ...preparingOrder, isDelayed: true },
    deliveredOrder,
  ])
    all.push((await show(order)).getBoundingClientRect().height);
  return all;
};

const InTurn = (args: OrderStatusHeaderProps) => {
  const [order, setOrder] = useState(args.order);
  useEffect(() => {
    const show = (event: Event) => setOrder((event as CustomEvent<Order>).detail);
    window.addEventListener('show-order', show);
    return () => window.removeEventListener('show-order', show);
  }, []);
  return <OrderStatusHeader {...args} order={order} />;
};

const keepsItsHeight: NonNullable<Story['play']> = async ({ canvasElement, canvas }) => {
  const header = canvasElement.querySelector('header') ?? document.body;
  const measured = await heights(async (order) => {
    window.dispatchEvent(new CustomEvent('show-order', { detail: order }));
    await canvas.findByRole('heading', { name: nameOf[order.status] ?? '' });
    return header;
  });
  await expect(new Set(measured).size).toBe(1);
};

const nameOf: Partial<Record<Order['status'], string>> = {
  placed: 'Order placed',
  accepted: 'Accepted',
  preparing: 'In the kitchen',
  completed: 'Delivered',
};

/** From the answer to the door the head keeps its height: what is below it stays where it is. */
export const KeepsItsHeight: Story = {
  tags: ['!autodocs'],
  render: (args) => <InTurn {...args} />,
  play: keepsItsHeight,
};

/** So it does on phones. */
export const KeepsItsHeightOnPhones: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile' } },
  render: (args) => <InTurn {...args} />,
  play: keepsItsHeight,
};

/** The picture steps back on phones, and the time stays large. */
export const Mobile: Story = {
  args: { order: preparingOrder, live: liveNow },
  globals: { viewport: { value: 'mobile' } },
};
