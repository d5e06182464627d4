import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes, pence } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import {
  acceptedOrder,
  afterOrdering,
  declinedOrder,
  deliveredOrder,
  outForDeliveryOrder,
  placedOrder,
  preparingOrder,
  unansweredOrder,
} from '../../private/fixtures/orders.ts';
import { OrderAgainButton } from '../OrderAgainButton/OrderAgainButton.tsx';
import { OrderActions } from './OrderActions.tsx';

const meta = {
  component: OrderActions,
  args: {
    order: unansweredOrder,
    times: orderTimes(afterOrdering, 'Europe/London'),
    // 18:55: two minutes before the restaurant has to have answered.
    getNow: () => afterOrdering,
    homeHref: '/',
    onCancel: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside the receipt of an order that is followed: one panel, with what can be done now.

**Not for** how far the order has come: the head and the steps say that.

**Do** say what happens when the restaurant does not answer, and until when an order can be cancelled. **Do not** show
a button that would be refused.

| Key | What it does |
|---|---|
| Tab | goes to the button or link |
| Enter, Space | press it |
`,
      },
    },
  },
} satisfies Meta<typeof OrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not answered yet: until when, what happens then, and a way out. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible();
    await expect(canvas.getByRole('timer', { name: '2 minutes 0 seconds left' })).toHaveTextContent('2:00');
    await expect(
      canvas.getByText(
        (_, element) => element?.tagName === 'P' && element.textContent.includes('until 18:57.'),
      ),
    ).toHaveTextContent('The restaurant has until 18:57. If it does not answer, £31.74 goes back to you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The time to answer is over, and the news is still on its way. */
export const AnswerOverdue: Story = {
  args: { getNow: () => new Date('2026-11-20T18:57:05Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
    await expect(canvas.getByText(/The time to answer is over/)).toHaveTextContent('£31.74 goes back to you');
  },
};

/** Nothing was paid, so nothing goes back. */
export const UnansweredFree: Story = {
  args: {
    order: { ...unansweredOrder, breakdown: { ...unansweredOrder.breakdown, totalAmount: pence(0) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the order is cancelled/)).toBeVisible();
    await expect(canvas.queryByText(/goes back/)).not.toBeInTheDocument();
  },
};

/** It can no longer be cancelled, although no answer is known yet. */
export const WithoutCancel: Story = {
  args: { order: { ...unansweredOrder, canCancel: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Accepted: from now on people ring. */
export const Accepted: Story = {
  args: { order: acceptedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The restaurant has accepted' })).toBeVisible();
    await expect(canvas.getByText(/can’t be cancelled here any more/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** In the kitchen. */
export const Preparing: Story = {
  args: { order: preparingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The kitchen has started' })).toBeVisible();
  },
};

/** With the rider: the kitchen has long finished. */
export const OutForDelivery: Story = {
  tags: ['!autodocs'],
  args: { order: outForDeliveryOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
    await expect(canvas.queryByText('The kitchen has started')).not.toBeInTheDocument();
  },
};

/** The promised time is over. */
export const Late: Story = {
  args: { order: outForDeliveryOrder, getNow: () => new Date('2026-11-20T19:36:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Later than promised' })).toBeVisible();
    await expect(canvas.getByText(/promised by 19:28/)).toBeVisible();
  },
};

const orderAgain = fn();
const again = <OrderAgainButton number={deliveredOrder.number} onPress={orderAgain} />;

/** With the customer: ordering again is the one thing to do. */
export const Delivered: Story = {
  args: { order: deliveredOrder, again },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Was everything right?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(orderAgain).toHaveBeenCalledOnce();
  },
};

/** Declined: the menu is still there. */
export const Declined: Story = {
  args: { order: declinedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', '/');
  },
};

/** Declined, and what was wanted can be ordered again. */
export const DeclinedAgain: Story = {
  args: { order: declinedOrder, again },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Order again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the menu' })).toBeVisible();
  },
};

/** Nobody has to answer: there is nothing to do. */
export const AcceptedAutomatically: Story = {
  args: { order: placedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
