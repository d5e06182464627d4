import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes } from '@tiffin/domain';
import { expect } from 'storybook/test';
import {
  acceptedOrder,
  afterOrdering,
  cancelledOrder,
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
import { OrderRoad } from './OrderRoad.tsx';

const meta = {
  component: OrderRoad,
  args: { order: placedOrder, times: orderTimes(afterOrdering, 'Europe/London') },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** under the head of an order: what has happened, when, and what comes next.

**Not for** steps that the customer takes, such as a form in parts: these steps happen by themselves.

**Do** show one road with the same four places from the answer to the door. **Do not** invent steps or times that the
restaurant does not report: where it does not answer orders, nothing more is known than that it has this one.

**Keyboard**: nothing in it takes the focus. Screen readers read a list of all steps, on phones too, and the step of the
moment.
`,
      },
    },
  },
} satisfies Meta<typeof OrderRoad>;

export default meta;
type Story = StoryObj<typeof meta>;

// As it is read aloud: what has no space between it is one word.
const wordsOf = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();

const wordsOfAll = (items: readonly HTMLElement[]) => items.map(wordsOf);

// How much of the road is behind, and whether something rides on it.
const barOf = (list: HTMLElement) => {
  const [reached, carried] = Array.from(list.previousElementSibling?.children ?? []);
  const whole = list.getBoundingClientRect().width;
  return { share: (reached?.getBoundingClientRect().width ?? 0) / whole, carried };
};

/** In the kitchen: what is behind, since when, and what is to come, with the times that were promised. */
export const Default: Story = {
  args: { order: preparingOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(wordsOfAll(items)).toEqual([
      'Accepted 18:54',
      'In the kitchen since 18:56',
      'On its way to come',
      'At your door by 19:28 to come',
    ]);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    // Every step in its own place, in one row.
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** The scooter's front wheel has come as far as the road. */
export const Scooter: Story = {
  tags: ['!autodocs'],
  args: { order: preparingOrder },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Order progress' });
    const { share, carried } = barOf(list);
    await expect(share).toBeCloseTo(0.4, 1);
    const scooter = carried?.querySelector('img');
    await expect(scooter).toHaveAttribute('alt', '');
    const ridden = scooter?.getBoundingClientRect();
    await expect(ridden?.width).toBe(64);
    const { left, width } = list.getBoundingClientRect();
    await expect(((ridden?.left ?? 0) + 44 - left) / width).toBeCloseTo(0.4, 1);
  },
};

/** Nothing more is known than that the restaurant has it: nobody has to answer, or nobody had to then. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(wordsOfAll(items)).toEqual([
      'Placed 18:52',
      'Sent to the restaurant 18:52',
      'At your door about 19:25 to 19:35 to come',
    ]);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
  },
};

/** The payment provider has not confirmed yet: nothing rides. */
export const PendingPayment: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(wordsOfAll(items)).toEqual(['Ordered 18:50', 'Payment now', 'With the kitchen to come']);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(barOf(canvas.getByRole('list')).carried).toBeUndefined();
  },
};

/** The card was declined. */
export const PaymentFailed: Story = {
  args: { order: failedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Payment failed');
  },
};

/** The payment page was open too long. */
export const PaymentExpired: Story = {
  args: { order: expiredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Payment expired');
  },
};

/** The restaurant has to answer: its answer will take the first place. */
export const Unanswered: Story = {
  args: { order: unansweredOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(wordsOfAll(items)).toEqual([
      'Placed 18:52',
      'In the kitchen to come',
      'On its way to come',
      'At your door about 19:25 to 19:35 to come',
    ]);
    await expect(items[0]).toHaveAttribute('aria-current', 'step');
  },
};

/** Accepted, with a promise. */
export const Accepted: Story = {
  args: { order: acceptedOrder },
  play: async ({ canvas }) => {
    const [accepted, , , door] = canvas.getAllByRole('listitem');
    await expect(accepted).toHaveTextContent('Accepted 18:54');
    await expect(accepted).toHaveAttribute('aria-current', 'step');
    await expect(door).toHaveTextContent('At your door by 19:28');
  },
};

/** Ready, and waiting for the rider: it is still at the restaurant. */
export const ReadyForDelivery: Story = {
  tags: ['!autodocs'],
  args: { order: { ...preparingOrder, status: 'ready' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await expect(barOf(canvas.getByRole('list')).share).toBeGreaterThan(0.45);
  },
};

/** With the rider. */
export const OutForDelivery: Story = {
  args: { order: outForDeliveryOrder },
  play: async ({ canvas }) => {
    const [, , way] = canvas.getAllByRole('listitem');
    await expect(way).toHaveTextContent('On its way since 19:15');
    await expect(way).toHaveAttribute('aria-current', 'step');
  },
};

/** With the customer: nothing is to come. */
export const Delivered: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(wordsOfAll(items)).toEqual([
      'Accepted 18:54',
      'In the kitchen 18:56',
      'On its way 19:15',
      'At your door 19:26',
    ]);
    await expect(items[3]).toHaveAttribute('aria-current', 'step');
    await expect(barOf(canvas.getByRole('list')).share).toBeCloseTo(1, 2);
  },
};

/** Collection has its own steps and no scooter; the restaurant left out a step, which has no time. */
export const ReadyToCollect: Story = {
  args: { order: readyToCollectOrder },
  play: async ({ canvas }) => {
    await expect(wordsOfAll(canvas.getAllByRole('listitem'))).toEqual([
      'Accepted 18:02',
      'In the kitchen',
      'Ready since 18:17',
      'Collected to come',
    ]);
    const { carried } = barOf(canvas.getByRole('list'));
    await expect(carried).toBeInTheDocument();
    await expect(carried?.querySelector('img')).toBeNull();
  },
};

/** Collected. */
export const Collected: Story = {
  args: { order: { ...readyToCollectOrder, status: 'completed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Collected');
    await expect(canvas.queryByText('to come')).not.toBeInTheDocument();
  },
};

/** Declined, and the money sent back: nothing rides any more. */
export const Declined: Story = {
  args: { order: declinedOrder },
  play: async ({ canvas }) => {
    await expect(wordsOfAll(canvas.getAllByRole('listitem'))).toEqual([
      'Placed 18:52',
      'Declined 18:55',
      'Money sent back £31.74',
    ]);
    await expect(barOf(canvas.getByRole('list')).carried).toBeUndefined();
  },
};

/** Cancelled; as long as no money goes back, no step says so. */
export const Cancelled: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(wordsOfAll(items)).toEqual(['Placed 18:52', 'Cancelled 18:54']);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
  },
};

/** Cancelled by the restaurant after it had accepted. */
export const CancelledLater: Story = {
  tags: ['!autodocs'],
  args: {
    order: {
      ...preparingOrder,
      status: 'cancelled',
      timeline: [...preparingOrder.timeline, { status: 'cancelled', at: '2026-11-20T19:01:00.000Z' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(wordsOfAll(canvas.getAllByRole('listitem'))).toEqual([
      'Accepted 18:54',
      'In the kitchen 18:56',
      'Cancelled 19:01',
    ]);
  },
};

/** A state that this version does not know is in progress, never a failure. */
export const UnknownState: Story = {
  args: { order: unknownOrder },
  play: async ({ canvas }) => {
    await expect(wordsOfAll(canvas.getAllByRole('listitem'))).toEqual([
      'Placed 18:52',
      'In progress now',
      'At your door about 19:25 to 19:35 to come',
    ]);
  },
};

/** On phones the step of the moment and the last one are seen; all are read. */
export const Mobile: Story = {
  args: { order: preparingOrder },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    const seen = items.filter((item) => item.getBoundingClientRect().width > 1);
    await expect(wordsOfAll(seen)).toEqual(['In the kitchen since 18:56', 'At your door by 19:28 to come']);
  },
};

/** At its end, the last two. */
export const MobileDelivered: Story = {
  tags: ['!autodocs'],
  args: { order: deliveredOrder },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByRole('listitem').filter((item) => item.getBoundingClientRect().width > 1);
    await expect(wordsOfAll(seen)).toEqual(['On its way 19:15', 'At your door 19:26']);
  },
};

/** From right to left the road runs the other way. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { order: preparingOrder },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const { right, width } = list.getBoundingClientRect();
    const scooter = barOf(list).carried?.querySelector('img')?.getBoundingClientRect();
    await expect((right - (scooter?.right ?? 0) + 44) / width).toBeCloseTo(0.4, 1);
  },
};
