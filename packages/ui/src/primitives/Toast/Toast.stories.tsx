import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Modal, ModalBody, ModalFooter } from '../../modal-stack/Modal/Modal.tsx';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { Button } from '../Button/Button.tsx';
import { successToastMs } from './Toast.tsx';
import { type ToastMessage, ToastProvider, useToast } from './ToastProvider.tsx';

const tryAgain = fn();
const goOn = fn();

const Show = ({ label, toast }: { label: string; toast: ToastMessage }) => {
  const { showToast } = useToast();
  return (
    <Button variant="secondary" onClick={() => showToast(toast)}>
      {label}
    </Button>
  );
};

const failure: ToastMessage = {
  message: 'Failed to update item quantity',
  tone: 'bad',
  action: { label: 'Try again', onPress: tryAgain },
};
const success: ToastMessage = { message: 'Address added successfully', tone: 'good' };

const meta = {
  component: ToastProvider,
  args: {
    children: (
      <>
        <Show label="Fail" toast={failure} />
        <Show label="Succeed" toast={success} />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for passing news about something the customer just did: \`useToast().showToast({ message, tone })\`.
Failures stay until dismissed; successes leave after 5 s, and hover or focus stops the clock. Both are announced.

**Not for** messages that belong to a field or to a place on the page: use the field's error or a \`Banner\`.

**Do** write one short sentence, and offer to undo or retry where that is possible. **Do not** put anything into it
that is nowhere else: it leaves.

| Key | What it does |
|---|---|
| Tab | reaches the action and Dismiss |
| Enter, Space | presses them |
`,
      },
      story: { inline: false, height: '220px' },
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failure stays, offers a way on, and goes when dismissed. */
export const Default: Story = {
  decorators: [pressed('Fail')],
  play: async ({ canvas }) => {
    const message = await canvas.findByText('Failed to update item quantity');
    await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() => expect(message).toBeVisible());
  },
};

/** Its action runs and takes the message away. */
export const Action: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    tryAgain.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(tryAgain).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Failed to update item quantity')).not.toBeInTheDocument();
  },
};

/** The same failure twice is one message. */
export const Repeated: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getAllByText('Failed to update item quantity')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Failed to update item quantity')).not.toBeInTheDocument();
  },
};

/** A success leaves by itself after 5 s. */
export const Success: Story = {
  decorators: [pressed('Succeed')],
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByText('Address added successfully');
    await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.hover(canvas.getByRole('button', { name: 'Succeed' }));
    await waitFor(() => expect(message).not.toBeInTheDocument(), {
      timeout: successToastMs + 20_000,
    });
  },
};

const closeDialog = fn();

const aboveTheDialog: Story = {
  args: {
    children: (
      <Modal title="Confirm your order" onClose={closeDialog}>
        <ModalBody>
          <Show label="Fail" toast={failure} />
        </ModalBody>
        <ModalFooter>
          <Button onClick={goOn}>Continue to payment</Button>
        </ModalFooter>
      </Modal>
    ),
  },
  play: async ({ userEvent }) => {
    closeDialog.mockClear();
    const dialog = screen.getByRole('dialog');
    // Without the movement of opening.
    const place = () => ({ top: dialog.offsetTop, bottom: dialog.offsetTop + dialog.offsetHeight });
    const full = place();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fail' }));
    await screen.findByText('Failed to update item quantity');
    const messages = screen.getByRole('region', { name: 'Messages' });
    await waitFor(() => {
      const { top, bottom } = place();
      expect(messages.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
      expect(Math.abs(bottom - full.bottom)).toBeLessThanOrEqual(1);
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue to payment' }));
    await expect(goOn).toHaveBeenCalled();
    await userEvent.click(within(messages).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(place()).toEqual(full));
    await expect(closeDialog).not.toHaveBeenCalled();
  },
};

/** An open dialog makes room for the messages above it, and its buttons stay where they are. */
export const AboveADialog: Story = { ...aboveTheDialog };

/** The same on a phone, where dialogs fill the screen. */
export const AboveADialogOnPhones: Story = {
  ...aboveTheDialog,
  globals: { viewport: { value: 'mobile' } },
};
