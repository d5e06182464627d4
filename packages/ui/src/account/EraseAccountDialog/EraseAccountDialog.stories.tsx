import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EraseAccountDialog } from './EraseAccountDialog.tsx';

const meta = {
  component: EraseAccountDialog,
  args: { isOpen: true, onConfirm: fn(), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
**Use it** before a customer's account is deleted.

**Not for** logging out, which deletes nothing.

**Do** say what is kept and for how long before the press. **Do not** tick the box for the customer.

| Key | What it does |
|---|---|
| Tab | goes to the box, then the two buttons |
| Space | ticks the box |
| Escape | keeps the account, but not while it is being deleted |
`,
      },
    },
  },
} satisfies Meta<typeof EraseAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** What is deleted, what is kept; nothing can be pressed before the box is ticked. */
export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await shown();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await expect(dialog.getByText(/for six years after the end of the financial year/)).toBeVisible();
    await step('The box comes first', async () => {
      await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
      const box = dialog.getByRole('checkbox', { name: 'I understand that this cannot be undone' });
      await expect(box).not.toBeChecked();
      box.focus();
      await userEvent.keyboard(' ');
      await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Orders have to end first: they are named, and one press away. */
export const OpenOrders: Story = {
  args: {
    refusal: {
      message: 'Orders S-4821, S-4830 are not finished yet. You can delete your account once they are.',
      orders: [
        { number: 'S-4821', href: '/orders/64b0a1f2c3d4e5f6ff000001' },
        { number: 'S-4830', href: '/orders/64b0a1f2c3d4e5f6ff000002' },
      ],
    },
  },
  play: async () => {
    const dialog = await shown();
    await expect(dialog.getByRole('alert')).toHaveTextContent('are not finished yet');
    await expect(dialog.getByRole('link', { name: 'Order S-4830' })).toHaveAttribute(
      'href',
      '/orders/64b0a1f2c3d4e5f6ff000002',
    );
    await expect(dialog.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  },
};

/** It did not arrive: nothing is deleted, and it can be tried again. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async () => {
    const dialog = await shown();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Your account is not deleted. Please try again.',
    );
  },
};

/** On its way: it cannot be closed. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args, userEvent }) => {
    await shown();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A sheet on phones. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
