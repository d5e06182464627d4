import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { UnlockDialog } from './UnlockDialog.tsx';

const meta = {
  component: UnlockDialog,
  args: { isOpen: true, onSubmit: fn(), onClose: fn() },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** over the cover of a device whose restaurant has set that Lock asks for a PIN.

**Not for** what a PIN opens later (\`PinPrompt\`): this one starts the shift and nothing more.

**Do** start the shift as soon as the PIN is right. **Do not** stop the bell while it is open: orders wait behind it.

| Key | What it does |
|---|---|
| 0 to 9 | types a figure; the fourth sends the PIN |
| Backspace | deletes the last one |
| Escape | goes back to the cover |
`,
      },
    },
  },
} satisfies Meta<typeof UnlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'A PIN starts the shift' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** The fourth figure sends the PIN; Close goes back to the cover. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    for (const figure of '4719') await userEvent.click(dialog.getByRole('button', { name: figure }));
    await expect(args.onSubmit).toHaveBeenCalledWith('4719');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** While the PIN is checked, nothing can be typed or closed. */
export const Checking: Story = {
  args: { isPending: true },
  play: async () => {
    const dialog = await shownDialog();
    for (const button of dialog.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** The PIN was wrong. */
export const Wrong: Story = {
  args: { pinProblem: 'wrong' },
  globals: { viewport: { value: 'portrait' } },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByText('This PIN is not right. Try again.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '1' })).toBeEnabled();
  },
};

/** Too often wrong: for a while only a manager on another device can answer, or set Lock to a press. */
export const Locked: Story = {
  args: { pinProblem: 'locked' },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByText(/^Too many wrong PINs on this device\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled();
  },
};

/** A phone without a connection: the PIN cannot be checked. */
export const Offline: Story = {
  args: { problem: 'No connection. Try again when you are back online.' },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByText('No connection. Try again when you are back online.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
