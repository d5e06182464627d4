import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes, pence, type Refund } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { afterOrdering } from '../../private/fixtures/orders.ts';
import { OrderRefunds } from './OrderRefunds.tsx';

const made: Refund = {
  amount: pence(1240),
  state: 'succeeded',
  at: '2026-11-20T18:55:00.000Z',
  reason: 'missing',
};

const meta = {
  component: OrderRefunds,
  args: { refunds: [made], times: orderTimes(afterOrdering, 'Europe/London') },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on an order's page, under its steps, as soon as money goes back.

**Not for** the counter, where staff also read who refunded what and why.

**Do** give it all refunds of the order: a failed one is left out once the same amount has been refunded again. **Do
not** add them up: each shows on the customer's card by itself.

**Keyboard**: nothing in it takes the focus. Screen readers read a list named "Refunds".
`,
      },
    },
  },
} satisfies Meta<typeof OrderRefunds>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The provider has sent the money; the bank takes its time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Refunds' })).toHaveTextContent(
      '£12.40 went back to your card on 20 November. Banks take 5 to 10 working days.',
    );
  },
};

/** Asked for, or known to the provider: the same to the customer. */
export const Pending: Story = {
  args: {
    refunds: [
      { ...made, state: 'requested' },
      { ...made, state: 'pending', amount: pence(325) },
    ],
  },
  play: async ({ canvas }) => {
    const [requested, pending] = canvas.getAllByRole('listitem');
    await expect(requested).toHaveTextContent('£12.40 is on its way back to your card. Banks take 5 to 10');
    await expect(pending).toHaveTextContent('£3.25 is on its way back to your card. Banks take 5 to 10');
  },
};

/** Refused by the provider or the customer's bank. */
export const Failed: Story = {
  args: { refunds: [{ ...made, state: 'failed' }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We could not refund £12.40 yet. The restaurant has been told.'),
    ).toBeVisible();
  },
};

/** Failed, and made again: only the second one is shown. */
export const MadeAgain: Story = {
  tags: ['!autodocs'],
  args: { refunds: [{ ...made, state: 'failed' }, made] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(/went back to your card/)).toBeVisible();
  },
};

/** A second payment, or one that came after the order had ended: it is named apart from what the order cost. */
export const OtherPayment: Story = {
  args: { otherRefunds: [{ ...made, amount: pence(3174), reason: null }] },
  play: async ({ canvas }) => {
    const [own, other] = canvas.getAllByRole('listitem');
    await expect(own).toHaveTextContent('£12.40 went back to your card');
    await expect(other).toHaveTextContent(
      '£31.74 of another payment went back to your card on 20 November. Banks take 5 to 10',
    );
  },
};

/** Nothing goes back: nothing is shown. */
export const None: Story = {
  args: { refunds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
