import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes, pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  acceptedOrder,
  afterOrdering,
  declinedOrder,
  deliveredOrder,
  outForDeliveryOrder,
  placedOrder,
  unansweredOrder,
} from '../../private/fixtures/orders.ts';
import { OrderAgainButton } from '../OrderAgainButton/OrderAgainButton.tsx';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';

const meta = {
  component: OrderActions,
  args: {
    order: unansweredOrder,
    times: orderTimes(afterOrdering, 'Europe/London'),
    // 18:55: two minutes before the restaurant has to have answered.
    getNow: () => afterOrdering,
    homeHref: '/',
    restaurantPhone: '0113 496 0140',
    onCancel: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** under the card that says where an order goes: what can be done now, as wide buttons, and on what terms.

**Not for** how far the order has come: the head and the road say that.

**Do** say what happens when the restaurant does not answer, and until when an order can be cancelled. **Do not** show
a button that would be refused.

| Key | What it does |
|---|---|
| Tab | goes to the next button or link |
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

// The buttons and links in the order in which they are read.
const actionsIn = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('a, button'), ({ textContent }) => textContent);

/** It can no longer be cancelled, although no answer is known yet. */
export const WithoutCancel: Story = {
  args: { order: { ...unansweredOrder, canCancel: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/You can cancel/)).not.toBeInTheDocument();
  },
};

const orderAgain = fn();
const again = <OrderAgainButton number={deliveredOrder.number} onPress={orderAgain} />;
const wrong = (
  <Button variant="secondary" isWide icon="error">
    Something is wrong with this order
  </Button>
);

/** Accepted: from now on people ring. */
export const Accepted: Story = {
  args: {
    order: acceptedOrder,
    wrong,
    again: <OrderAgainButton number={deliveredOrder.number} look="action" onPress={orderAgain} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/can’t be cancelled here any more/)).toBeVisible();
    await expect(actionsIn(canvasElement)).toEqual([
      'Ring the restaurant',
      'Something is wrong with this order',
      'Order again',
    ]);
    await expect(canvas.getByRole('link', { name: 'Ring the restaurant' })).toHaveAttribute(
      'href',
      'tel:01134960140',
    );
  },
};

/** With the rider. */
export const OutForDelivery: Story = {
  tags: ['!autodocs'],
  args: { order: outForDeliveryOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t be cancelled here any more/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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

/** With the customer: ordering again is the one thing to do. */
export const Delivered: Story = {
  args: { order: deliveredOrder, again, wrong },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(actionsIn(canvasElement)).toEqual([
      'Order again',
      'Something is wrong with this order',
      'Ring the restaurant',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(orderAgain).toHaveBeenCalledOnce();
  },
};

/** What was reported about it, and answered, stands below. */
export const Reported: Story = {
  args: {
    order: deliveredOrder,
    again,
    reported: <p>You reported: 1 of Lamb seekh roll is missing.</p>,
  },
  play: async ({ canvas }) => {
    const reported = canvas.getByText(/^You reported/);
    const ring = canvas.getByRole('link', { name: 'Ring the restaurant' });
    await expect(ring.getBoundingClientRect().bottom).toBeLessThan(reported.getBoundingClientRect().top);
  },
};

/** What is open in a slot stays open when the order ends meanwhile. */
const Ending = (args: OrderActionsProps) => {
  const [hasEnded, setEnded] = useState(false);
  return (
    <>
      <OrderActions {...args} order={hasEnded ? deliveredOrder : outForDeliveryOrder} again={<Draft />} />
      <Button onClick={() => setEnded(true)}>It arrives</Button>
    </>
  );
};
const Draft = () => <input aria-label="Draft" />;

/** An order that ends moves its buttons, and keeps what somebody has begun in one of them. */
export const EndsMeanwhile: Story = {
  tags: ['!autodocs'],
  render: (args) => <Ending {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Draft' }), 'Half a word');
    await userEvent.click(canvas.getByRole('button', { name: 'It arrives' }));
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toHaveValue('Half a word');
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
  play: async ({ canvasElement }) => {
    await expect(actionsIn(canvasElement)).toEqual([
      'Order again',
      'Back to the menu',
      'Ring the restaurant',
    ]);
  },
};

/** Nobody has to answer: there is nothing to wait for. */
export const AcceptedAutomatically: Story = {
  args: { order: placedOrder },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(actionsIn(canvasElement)).toEqual(['Ring the restaurant']);
  },
};
