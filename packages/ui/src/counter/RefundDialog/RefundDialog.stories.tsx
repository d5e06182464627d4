import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  deliveredOrderToRefund,
  partlyRefundedCounterOrder,
  withTip,
} from '../story-fixtures/counter-orders.ts';
import { orderWithProblem, preparedRefund } from '../story-fixtures/problem-orders.ts';
import { RefundDialog } from './RefundDialog.tsx';

const meta = {
  component: RefundDialog,
  args: { isOpen: true, order: deliveredOrderToRefund, onRefund: fn(), onClose: fn() },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** to pay back what was missing, wrong or late, in part or in full.

**Not for** cancelling an order that is not handed over yet (\`CancelDialog\`).

**Do** ask for a PIN at a shared device: money leaves with a name on it. Close it once the server has answered. **Do not**
work out an amount in the app: the sum comes from the rules that the server has too.

| Key | What it does |
|---|---|
| Tab | goes through the dishes, the reasons and the keypad |
| Arrow keys | choose what to pay back, and why |
| 0 to 9 | type the PIN while the focus is in the keypad |
| Escape | closes it; nothing is paid back |
`,
      },
    },
  },
} satisfies Meta<typeof RefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Pay back S-1032' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

type Shown = Awaited<ReturnType<typeof shownDialog>>;

const confirmButton = (dialog: Shown) => dialog.getByRole('button', { name: /^Pay back £/ });

/** By dish: the sum and the customer's sentence follow each press; the button wakes at the fourth figure. */
export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await shownDialog();
    const one = (name: string) =>
      userEvent.click(
        within(dialog.getByRole('group', { name: `How many of ${name}` })).getByRole('button', {
          name: 'One more',
        }),
      );
    await step('The sum follows the dishes', async () => {
      await one('Stuffed kulcha');
      await one('Salted lassi');
      await expect(confirmButton(dialog)).toHaveTextContent('Pay back £9.25');
      await userEvent.click(dialog.getByRole('checkbox', { name: /Service fee/ }));
      await expect(confirmButton(dialog)).toHaveTextContent('Pay back £10.24');
      await userEvent.click(dialog.getByRole('checkbox', { name: /Service fee/ }));
    });
    await step('The customer’s sentence follows the reason', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Missing' }));
      await expect(
        dialog.getByText(/“Something was missing\. £9\.25 is on its way back to your card\./),
      ).toBeVisible();
    });
    await step('Three figures are not enough', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '4' }));
      await userEvent.keyboard('71');
      await expect(confirmButton(dialog)).toBeDisabled();
      await userEvent.keyboard('9');
      await userEvent.click(confirmButton(dialog));
    });
    await expect(args.onRefund).toHaveBeenCalledWith({
      selection: {
        kind: 'lines',
        lines: [
          { itemId: deliveredOrderToRefund.order.items[1]?.id, quantity: 1 },
          { itemId: deliveredOrderToRefund.order.items[3]?.id, quantity: 1 },
        ],
        fees: [],
      },
      amount: pence(925),
      reason: 'missing',
      expectedRefunded: pence(0),
      pin: '4719',
    });
  },
};

/** By amount, by a person who has signed in: no PIN. Never more than what is left. */
export const ByAmount: Story = {
  args: { needsPin: false },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'By amount' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Late' }));
    const field = dialog.getByRole('textbox', { name: 'Amount in pounds' });
    await userEvent.type(field, '61.24');
    await expect(dialog.getByRole('alert')).toHaveTextContent('There is £61.23 left to refund.');
    await expect(confirmButton(dialog)).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '5,5');
    await userEvent.click(confirmButton(dialog));
    await expect(args.onRefund).toHaveBeenCalledWith({
      selection: { kind: 'amount', amount: pence(550) },
      amount: pence(550),
      reason: 'late',
      expectedRefunded: pence(0),
      pin: null,
    });
  },
};

/** Everything that is left, after a discount and an earlier refund. */
export const Everything: Story = {
  args: { order: partlyRefundedCounterOrder, needsPin: false },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByText(/£3\.50 has been paid back\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Everything' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Not right' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay back £47.73' }));
    await expect(args.onRefund).toHaveBeenCalledWith({
      selection: { kind: 'full' },
      amount: pence(4773),
      reason: 'not_right',
      expectedRefunded: pence(350),
      pin: null,
    });
  },
};

/** For a problem that the customer has reported: its dishes, all of each, and why; the amount can be changed. */
export const Prepared: Story = {
  args: { needsPin: false, order: orderWithProblem, prepared: preparedRefund },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    const counts = within(dialog.getByRole('group', { name: 'How many of Stuffed kulcha' }));
    await expect(counts.getByText('2 of 2')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Missing' })).toBeChecked();
    await expect(confirmButton(dialog)).toHaveTextContent('Pay back £15.00');
    await userEvent.click(counts.getByRole('button', { name: 'One fewer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay back £9.25' }));
    await expect(args.onRefund).toHaveBeenCalledWith(
      expect.objectContaining({
        selection: {
          kind: 'lines',
          lines: [
            { itemId: orderWithProblem.order.items[1]?.id, quantity: 1 },
            { itemId: orderWithProblem.order.items[3]?.id, quantity: 1 },
          ],
          fees: [],
        },
        amount: pence(925),
        reason: 'missing',
      }),
    );
  },
};

/** For an order that never came, all that is left. */
export const PreparedInFull: Story = {
  args: {
    needsPin: false,
    order: orderWithProblem,
    prepared: { selection: { kind: 'full' }, reason: 'other' },
  },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('radio', { name: 'Everything' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Pay back £61.23' })).toBeEnabled();
  },
};

/** A tip goes back with everything, and says so by the fees. */
export const WithTip: Story = {
  args: { needsPin: false, order: withTip(deliveredOrderToRefund, pence(200)) },
  play: async ({ userEvent }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByText('The tip of £2.00 goes back with Everything.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'By amount' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount in pounds' }), '61.24');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'The tip of £2.00 goes back only with everything that is left. Pay back at most £61.23, or all of £63.23.',
    );
    await expect(confirmButton(dialog)).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Everything' }));
    await expect(confirmButton(dialog)).toHaveTextContent('Pay back £63.23');
  },
};

/** The PIN was wrong. */
export const WrongPin: Story = {
  args: { pinProblem: 'wrong' },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('This PIN is not right. Try again.');
  },
};

/** Someone else has paid back meanwhile. */
export const Changed: Story = {
  args: { problem: 'By now £9.25 of this order is refunded. Check the amount and try again.' },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('By now £9.25');
  },
};

/** Money has gone back while it was open, maybe by a press without an answer: nothing more before that was seen. */
export const PaidBackMeanwhile: Story = {
  tags: ['!autodocs'],
  args: { needsPin: false },
  render: function Refunding(args) {
    const [entry, setEntry] = useState(args.order);
    // The bank takes the first two, and then returns both.
    const refunded = entry.order.refundedAmount;
    const refundedAmount = pence(refunded < 1850 ? refunded + 925 : 0);
    return (
      <RefundDialog
        {...args}
        order={entry}
        onRefund={(refund) => {
          args.onRefund(refund);
          setEntry({ ...entry, order: { ...entry.order, refundedAmount } });
        }}
      />
    );
  },
  play: async ({ args, step, userEvent }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'By amount' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Late' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount in pounds' }), '9.25');
    const press = () => userEvent.click(confirmButton(dialog));
    const seen = () => dialog.getByRole('checkbox', { name: /^I have seen/ });
    await step('A second press pays nothing', async () => {
      await press();
      await expect(dialog.getByRole('alert')).toHaveTextContent('£9.25 has been paid back by now');
      await expect(confirmButton(dialog)).toBeDisabled();
      await press();
      await expect(args.onRefund).toHaveBeenCalledOnce();
    });
    await step('Once it was seen, more can go back', async () => {
      await userEvent.click(seen());
      await press();
      await expect(args.onRefund).toHaveBeenLastCalledWith(
        expect.objectContaining({ amount: pence(925), expectedRefunded: pence(925) }),
      );
    });
    await step('Each change has to be seen', async () => {
      await expect(seen()).not.toBeChecked();
      await expect(dialog.getByRole('alert')).toHaveTextContent('£18.50 has been paid back by now');
      await expect(confirmButton(dialog)).toBeDisabled();
    });
    await step('Also that the refunds have failed', async () => {
      await userEvent.click(seen());
      await press();
      await expect(dialog.getByRole('alert')).toHaveTextContent('nothing has been paid back');
      await expect(confirmButton(dialog)).toBeDisabled();
      await userEvent.click(seen());
      await expect(confirmButton(dialog)).toBeEnabled();
    });
  },
};

/** On its way: it cannot be closed. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: '1' })).toBeDisabled();
  },
};

/** Upright. */
export const Portrait: Story = { globals: { viewport: { value: 'portrait' } } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
