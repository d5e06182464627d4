import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ModalStackProvider } from '../../modal-stack/ModalStackProvider.tsx';
import { acceptedOrder, unansweredOrder } from '../../private/fixtures/orders.ts';
import { CancelOrderDialog, type CancelOrderDialogProps } from './CancelOrderDialog.tsx';

const meta = {
  component: CancelOrderDialog,
  args: {
    isOpen: true,
    order: unansweredOrder,
    restaurantPhone: '0113 496 0140',
    onConfirm: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ModalStackProvider>
        <Story />
      </ModalStackProvider>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component: `
**Use it** before an order is cancelled: that cannot be undone.

**Not for** an order that the restaurant has accepted; the dialog says so by itself when that happens meanwhile.

**Do** say how much goes back and how long that takes. **Do not** ask for a reason.

| Key | What it does |
|---|---|
| Tab | goes through the buttons |
| Enter, Space | press them |
| Escape | keeps the order |
`,
      },
    },
  },
} satisfies Meta<typeof CancelOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const element = await screen.findByRole('dialog');
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** What happens to the money, and a way back. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/£31\.74 goes back to the card you paid with/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Keep the order' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** There was nothing to pay, so nothing goes back. */
export const NothingToPay: Story = {
  args: {
    order: { ...unansweredOrder, breakdown: { ...unansweredOrder.breakdown, totalAmount: pence(0) } },
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText(/there was nothing to pay/)).toBeVisible();
    await expect(shown.queryByText(/goes back/)).not.toBeInTheDocument();
  },
};

/** The cancellation is under way: a second press does nothing, and the dialog stays. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    const button = shown.getByRole('button', { name: 'Cancelling your order' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** It did not work: the same press tries again. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent(
      'The order was not cancelled. Please try again.',
    );
    await userEvent.click(shown.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The restaurant has accepted meanwhile: no button cancels any more, the number to ring is there. */
export const AcceptedMeanwhile: Story = {
  args: { order: acceptedOrder, state: 'failed' },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('heading', { name: 'The restaurant was faster' })).toBeVisible();
    await expect(shown.getByRole('status')).toHaveTextContent('It has accepted your order');
    await expect(shown.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await expect(shown.queryByRole('alert')).not.toBeInTheDocument();
    await expect(shown.getByRole('link', { name: 'Ring the restaurant' })).toHaveAttribute(
      'href',
      'tel:01134960140',
    );
    await userEvent.click(shown.getByText('Close', { selector: 'button *' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const Answering = (args: CancelOrderDialogProps) => {
  const [order, setOrder] = useState(args.order);
  return (
    <>
      <button type="button" onClick={() => setOrder(acceptedOrder)}>
        Let it happen
      </button>
      <CancelOrderDialog {...args} order={order} />
    </>
  );
};

/** The restaurant accepts while the customer is still thinking: the open dialog says so. */
export const AcceptedWhileAsking: Story = {
  render: Answering,
  play: async ({ args }) => {
    const shown = await dialog();
    // Below the dialog, where no pointer reaches it.
    screen.getByText('Let it happen').click();
    await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('It has accepted your order'));
    await expect(shown.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A sheet on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
