import type { Meta, StoryObj } from '@storybook/react-vite';
import { addPence, noOrderNotes, pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { column } from '../../cart/CartColumn.stories.css.ts';
import { filledBreakdown, filledCart, homeAddress } from '../../private/fixtures/carts.ts';
import { CheckoutDialog } from '../CheckoutDialog/CheckoutDialog.tsx';
import { TipPicker } from './TipPicker.tsx';

const meta = {
  component: TipPicker,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: { amount: pence(0), mode: 'delivery', onChange: fn() },
  render: function Tipping(args) {
    const [amount, setAmount] = useState(args.amount);
    const change = (tip: typeof amount) => {
      args.onChange(tip);
      setAmount(tip);
    };
    return <TipPicker {...args} amount={amount} onChange={change} />;
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** above the sums of an order, where the restaurant takes tips.

**Not for** fees: what everybody pays stands in the price breakdown.

**Do** leave everything unchosen until the customer chooses. **Do not** suggest a tip in the total, nor ask twice.

Also called: gratuity, tip jar.

| Key | What it does |
|---|---|
| Tab | walks through the amounts, then the field of Other |
| Space, Enter | choose an amount, or take it out again |
| Enter in the field | gives the amount that was written |
`,
      },
    },
  },
} satisfies Meta<typeof TipPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen. A press gives, another takes it out again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const two = canvas.getByRole('button', { name: '£2.00' });
    await step('Nothing is chosen', async () => {
      for (const button of canvas.getAllByRole('button'))
        await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(canvas.getByText('All of it goes to the kitchen and the rider.')).toBeVisible();
    });
    await step('A press gives', async () => {
      await userEvent.click(two);
      await expect(two).toHaveAttribute('aria-pressed', 'true');
      await expect(args.onChange).toHaveBeenLastCalledWith(200);
      await expect(canvas.getByText('Thank you. All of it goes to the kitchen and the rider.')).toBeVisible();
    });
    await step('Another amount takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '£3.00' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(300);
      await expect(two).toHaveAttribute('aria-pressed', 'false');
    });
    await step('A second press takes it out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '£3.00' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(0);
      await expect(canvas.queryByText(/^Thank you/)).not.toBeInTheDocument();
    });
  },
};

/** Two pounds are given. */
export const Given: Story = { args: { amount: pence(200) } };

/** An amount of the customer's own, by keyboard alone. */
export const Other: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Other' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Your tip in pounds' });
    await expect(field).toHaveFocus();
    await step('What is no amount is explained, and nothing is given', async () => {
      for (const wrong of ['two', '-2', '2.505', '100.01']) {
        await userEvent.clear(field);
        await userEvent.type(field, `${wrong}{Enter}`);
        await expect(field).toHaveAccessibleDescription('Write an amount up to £100.00, as 2.50.');
        await expect(field).toHaveValue(wrong);
      }
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Enter gives', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '4,5{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(450);
      await expect(field).toBeValid();
    });
    await step('Other again takes it out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(0);
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    });
  },
};

/** An amount of the customer's own stays in sight. */
export const OtherGiven: Story = {
  args: { amount: pence(450) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your tip in pounds' })).toHaveValue('4.50');
    await expect(canvas.getByRole('button', { name: 'Other' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Nobody rides with an order that is collected. */
export const Collection: Story = {
  args: { mode: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All of it goes to the kitchen.')).toBeVisible();
  },
};

/** The payment page is on its way: nothing changes. */
export const Locked: Story = {
  args: { amount: pence(200), isLocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '£1.00' })).toBeDisabled();
  },
};

/** In Confirm it stands above the sums, where it gets a line, and the button says the new total. */
export const AboveTheSums: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: function Confirming() {
    const [amount, setAmount] = useState(pence(0));
    const totalAmount = addPence(filledBreakdown.totalAmount, amount);
    return (
      <CheckoutDialog
        isOpen
        items={filledCart.items}
        mode="delivery"
        address={homeAddress}
        restaurantAddress="18 Call Lane, Leeds LS1 6DN"
        minutes={{ from: 30, to: 40 }}
        phoneNumber="+447700900142"
        notes={noOrderNotes}
        promo={{ code: 'SMOKE10', effect: '10% off your order' }}
        breakdown={{ ...filledBreakdown, tipAmount: amount, totalAmount }}
        tip={{ amount, onChange: setAmount }}
        onConfirm={fn()}
        onRetry={fn()}
        onChange={fn()}
        onClose={fn()}
      />
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your order' });
    await waitFor(() => expect(dialog).toBeVisible());
    const review = within(dialog);
    await expect(review.queryByText('Tip', { selector: 'dt' })).not.toBeInTheDocument();
    await userEvent.click(review.getByRole('button', { name: '£2.00' }));
    await expect(review.getByText('Tip', { selector: 'dt' }).nextElementSibling).toHaveTextContent('£2.00');
    await expect(review.getByRole('button', { name: 'Continue to payment · £33.74' })).toBeVisible();
  },
};

/** The same on a phone, above the pinned button. */
export const AboveTheSumsOnPhone: Story = {
  ...AboveTheSums,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile' } },
};
