import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { acceptedCounterOrder, withTip } from '../story-fixtures/counter-orders.ts';
import { CancelDialog } from './CancelDialog.tsx';

const meta = {
  component: CancelDialog,
  args: { isOpen: true, order: acceptedCounterOrder, onCancelOrder: fn(), onClose: fn() },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** before a manager cancels an order that was accepted: that cannot be undone.

**Not for** an order that nobody has answered (\`DeclineDialog\`).

**Do** pay everything back unless there is a reason for less. **Do not** offer to keep all of it but where nobody was
there or the ID was not shown.

| Key | What it does |
|---|---|
| Tab | goes through the reasons, what goes back and the keypad |
| Arrow keys | choose a reason, and what goes back |
| Escape | keeps the order |
`,
      },
    },
  },
} satisfies Meta<typeof CancelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Cancel S-1040' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Everything goes back unless a manager says otherwise. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    const { order, customer } = args.order;
    const [dish] = order.items;
    await expect(dialog.getByText(new RegExp(`^${customer.name}: .*${dish?.name}`))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'The customer asked for it' }));
    await expect(dialog.getByText(/because you asked for it/)).toBeVisible();
    await expect(dialog.queryByRole('radio', { name: 'Nothing' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '4' }));
    await userEvent.keyboard('719');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and pay back £22.43' }));
    await expect(args.onCancelOrder).toHaveBeenCalledWith({
      reason: 'customer_request',
      refund: { kind: 'full' },
      pin: '4719',
    });
  },
};

/** Nobody was there: nothing may be paid back. For any other reason that choice is gone again. */
export const NobodyThere: Story = {
  args: { needsPin: false },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Nobody was there' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Nothing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel without paying back' }));
    await expect(args.onCancelOrder).toHaveBeenLastCalledWith({
      reason: 'no_show',
      refund: { kind: 'none' },
      pin: null,
    });
    await userEvent.click(dialog.getByRole('radio', { name: 'Too busy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and pay back £22.43' }));
    await expect(args.onCancelOrder).toHaveBeenLastCalledWith({
      reason: 'too_busy',
      refund: { kind: 'full' },
      pin: null,
    });
  },
};

/** A tip goes back with everything: part of it takes nothing of it. */
export const WithTip: Story = {
  tags: ['!autodocs'],
  args: { needsPin: false, order: withTip(acceptedCounterOrder, pence(200)) },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Too busy' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Part of it' }));
    const field = dialog.getByRole('textbox', { name: 'Amount in pounds' });
    await userEvent.type(field, '22.44');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'The tip of £2.00 goes back only with everything that is left. Pay back at most £22.43, or all of £24.43.',
    );
    await userEvent.clear(field);
    await userEvent.type(field, '22.43');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and pay back £22.43' }));
    await expect(args.onCancelOrder).toHaveBeenCalledOnce();
  },
};

/** Part of it, never more than was paid. */
export const PartOfIt: Story = {
  tags: ['!autodocs'],
  args: { needsPin: false },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Cannot deliver there' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Part of it' }));
    const field = dialog.getByRole('textbox', { name: 'Amount in pounds' });
    await userEvent.type(field, '22.44');
    await expect(dialog.getByRole('alert')).toHaveTextContent('There is £22.43 left to refund.');
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and pay back £10.00' }));
    await expect(args.onCancelOrder).toHaveBeenCalledWith({
      reason: 'cannot_deliver',
      refund: { kind: 'amount', amount: pence(1000) },
      pin: null,
    });
  },
};

/** Too many wrong PINs. */
export const PinLocked: Story = {
  args: { pinProblem: 'locked' },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Too many wrong PINs on this device.');
  },
};

/** Upright. */
export const Portrait: Story = { globals: { viewport: { value: 'portrait' } } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
