import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { newOrderWithNote } from '../story-fixtures/counter-orders.ts';
import { DeclineDialog } from './DeclineDialog.tsx';

const meta = {
  component: DeclineDialog,
  args: {
    isOpen: true,
    order: newOrderWithNote,
    soldOutUntil: 'Saturday 12:00',
    onDecline: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** before an order is declined: that cannot be undone.

**Not for** an order that has been accepted (\`CancelDialog\`).

**Do** show the sentence that the customer reads before it is sent. **Do not** choose a reason in advance.

| Key | What it does |
|---|---|
| Tab | goes through the reasons, the dishes and the answers |
| Arrow keys | choose a reason |
| Space | ticks a dish |
| Escape | keeps the order |
`,
      },
    },
  },
} satisfies Meta<typeof DeclineDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Decline S-1042' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** A reason first; then it says what the customer reads and gets back. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    // It never breaks at its hyphen.
    await expect(dialog.getByText('S-1042')).toHaveStyle({ whiteSpace: 'nowrap' });
    const confirm = dialog.getByRole('button', { name: 'Decline and pay back £38.98' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Too busy' }));
    await expect(dialog.getByText(/“The restaurant is too busy to take your order.”/)).toBeVisible();
    await userEvent.click(confirm);
    await expect(args.onDecline).toHaveBeenCalledWith({ reason: 'too_busy', soldOutMenuItemIds: [] });
  },
};

/** Out of something: the dishes of the order can go off the menu with the same press. */
export const OutOfStock: Story = {
  tags: ['!autodocs'],
  play: async ({ args, step, userEvent }) => {
    const dialog = await shownDialog();
    const roll = newOrderWithNote.order.items[1]?.menuItemId;
    await step('Ticked dishes are sold out until the next opening', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Out of something' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: /Lamb seekh roll/ }));
      await expect(dialog.getByText('Sold out until Saturday 12:00')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: /Decline and pay back/ }));
      await expect(args.onDecline).toHaveBeenLastCalledWith({
        reason: 'out_of_stock',
        soldOutMenuItemIds: [roll],
      });
    });
    await step('For another reason nothing is sold out', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Closing early' }));
      await userEvent.click(dialog.getByRole('button', { name: /Decline and pay back/ }));
      await expect(args.onDecline).toHaveBeenLastCalledWith({
        reason: 'closing_early',
        soldOutMenuItemIds: [],
      });
      await userEvent.click(dialog.getByRole('radio', { name: 'Out of something' }));
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
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

/** Another device was faster. */
export const AnsweredElsewhere: Story = {
  args: { problem: 'Not declined. Accepted by Maria at 18:47 for 19:22.' },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Accepted by Maria at 18:47 for 19:22.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Upright. */
export const Portrait: Story = { globals: { viewport: { value: 'portrait' } } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
