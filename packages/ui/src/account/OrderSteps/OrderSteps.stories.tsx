import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  afterOrdering,
  expiredOrder,
  failedOrder,
  pendingOrder,
  placedOrder,
} from '../../private/fixtures/orders.ts';
import { orderTimes } from '../order-times.ts';
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
after the kitchen nothing more is known.

**Keyboard**: nothing in it takes the focus. Screen readers read a list and the step of the moment.
`,
      },
    },
  },
} satisfies Meta<typeof OrderSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: the kitchen has it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [ordered, paid, kitchen] = canvas.getAllByRole('listitem');
    await expect(ordered).toHaveTextContent('Ordered18:50');
    await expect(paid).toHaveTextContent('Paid18:52');
    await expect(kitchen).toHaveTextContent('With the kitchen18:52, now');
    await expect(kitchen).toHaveAttribute('aria-current', 'step');
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
