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
import { OrderSteps } from './OrderSteps.tsx';

const meta = {
  component: OrderSteps,
  args: { order: placedOrder, times: orderTimes(afterOrdering, 'Europe/London') },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** under the head of an order: what has happened, when, and what comes next.

**Not for** steps that the customer takes, such as a form in parts: these steps happen by themselves.

**Do** keep the steps that are still to come in sight. **Do not** invent steps that the restaurant does not report:
where it does not answer orders, nothing more is known than that it has this one.

**Keyboard**: nothing in it takes the focus. Screen readers read a list and the step of the moment.
`,
      },
    },
  },
} satisfies Meta<typeof OrderSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid, and nothing more is known: nobody has to answer, or the order is from before the restaurants answered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [ordered, paid, sent] = canvas.getAllByRole('listitem');
    await expect(ordered).toHaveTextContent('Ordered 18:50');
    await expect(paid).toHaveTextContent('Paid 18:52');
    await expect(sent).toHaveTextContent('Sent to the restaurant 18:52, now');
    await expect(sent).toHaveAttribute('aria-current', 'step');
  },
};

/** The payment provider has not confirmed yet. */
export const PendingPayment: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    const [, payment, kitchen] = canvas.getAllByRole('listitem');
    await expect(payment).toHaveAttribute('aria-current', 'step');
    await expect(kitchen).toHaveTextContent('to come');
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

// As it is read aloud: what has no space between it is one word.
const wordsOf = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();

const step = (items: HTMLElement[], index: number) => items[index] ?? document.body;

/** The restaurant has to answer: by when, and about when it may come. */
export const Unanswered: Story = {
  args: { order: unansweredOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(step(items, 0)).toHaveTextContent('Placed 18:52, now');
    await expect(step(items, 0)).toHaveAttribute('aria-current', 'step');
    await expect(step(items, 1)).toHaveTextContent('Accepted by 18:57 to come');
    await expect(step(items, 4)).toHaveTextContent('Delivered about 19:25 to 19:35 to come');
  },
};

/** Accepted, with a promise. */
export const Accepted: Story = {
  args: { order: acceptedOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(step(items, 1)).toHaveTextContent('Accepted 18:54, now');
    await expect(step(items, 1)).toHaveAttribute('aria-current', 'step');
    await expect(step(items, 4)).toHaveTextContent('Delivered by 19:28 to come');
  },
};

/** In the kitchen. */
export const Preparing: Story = {
  args: { order: preparingOrder },
  play: async ({ canvas }) => {
    await expect(step(canvas.getAllByRole('listitem'), 2)).toHaveTextContent('Preparing 18:56, now');
  },
};

/** Ready, and waiting for the rider: it is still at the restaurant. */
export const ReadyForDelivery: Story = {
  tags: ['!autodocs'],
  args: { order: { ...preparingOrder, status: 'ready' } },
  play: async ({ canvas }) => {
    await expect(step(canvas.getAllByRole('listitem'), 2)).toHaveAttribute('aria-current', 'step');
  },
};

/** With the rider. */
export const OutForDelivery: Story = {
  args: { order: outForDeliveryOrder },
  play: async ({ canvas }) => {
    await expect(step(canvas.getAllByRole('listitem'), 3)).toHaveTextContent('Out for delivery 19:15, now');
  },
};

/** With the customer: nothing is to come. */
export const Delivered: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(step(items, 4)).toHaveTextContent('Delivered 19:26');
    for (const item of items) await expect(item).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByText('to come')).not.toBeInTheDocument();
  },
};

/** Collection: the restaurant left out a step, which has no time. */
export const ReadyToCollect: Story = {
  args: { order: readyToCollectOrder },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(wordsOf);
    await expect(names).toEqual([
      'Placed 18:00',
      'Accepted 18:02',
      'Preparing',
      'Ready 18:17, now',
      'Collected to come',
    ]);
  },
};

/** Collected. */
export const Collected: Story = {
  args: { order: { ...readyToCollectOrder, status: 'completed' } },
  play: async ({ canvas }) => {
    await expect(step(canvas.getAllByRole('listitem'), 4)).toHaveTextContent('Collected');
    await expect(canvas.queryByText('to come')).not.toBeInTheDocument();
  },
};

/** Declined, and the money sent back. */
export const Declined: Story = {
  args: { order: declinedOrder },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(wordsOf);
    await expect(names).toEqual(['Placed 18:52', 'Declined 18:55', 'Money sent back £31.74']);
  },
};

/** Cancelled; as long as no money goes back, no step says so. */
export const Cancelled: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(wordsOf)).toEqual(['Placed 18:52', 'Cancelled 18:54']);
    await expect(step(items, 1)).toHaveAttribute('aria-current', 'step');
  },
};

/** A state that this version does not know is in progress, never a failure. */
export const UnknownState: Story = {
  args: { order: unknownOrder },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(wordsOf);
    await expect(names).toEqual(['Ordered 18:50', 'Paid 18:52', 'In progress now']);
  },
};
