import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { PinPrompt } from './PinPrompt.tsx';

const meta = {
  component: PinPrompt,
  args: { reason: 'A manager’s PIN shows the orders of other days.', onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in the place of what a shared device shows to managers alone, as the orders of another day.

**Not for** an action: the dialogs that send money back have a \`PinPad\` beside their button.

**Do** say what the PIN opens. **Do not** leave what it hid on the page when the PIN's ten minutes are over.

| Key | What it does |
|---|---|
| 0 to 9 | types a figure, wherever the focus is in it; the fourth sends the PIN |
| Backspace | deletes the last one |
| Tab, Enter, Space | go to a key and press it |
`,
      },
    },
  },
} satisfies Meta<typeof PinPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fourth figure sends the PIN; the next one begins another. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText('A manager’s PIN shows the orders of other days.')).toBeVisible();
    await step('by its keys', async () => {
      for (const figure of '471') await userEvent.click(canvas.getByRole('button', { name: figure }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: '9' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith('4719');
      await expect(canvas.getByRole('status')).toHaveTextContent('0 of 4 figures typed');
    });
    await step('by a keyboard', async () => {
      await userEvent.keyboard('08{Backspace}123');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
      await expect(args.onSubmit).toHaveBeenLastCalledWith('0123');
    });
  },
};

/** A page that shows nothing else, in the counter's frame. */
export const AsPage: Story = {
  args: {
    title: 'Order of another day',
    reason: 'A manager’s PIN shows orders of other days.',
  },
  decorators: [
    (Story) => (
      <InCounterFrame current="today">
        <Story />
      </InCounterFrame>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order of another day' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Type your PIN' })).toBeVisible();
  },
};

/** While the PIN is checked, nothing can be typed. */
export const Checking: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Checking the PIN …', { selector: '[aria-hidden]' })).toBeVisible();
    for (const key of canvas.getAllByRole('button')) await expect(key).toBeDisabled();
    await userEvent.keyboard('1');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The PIN was wrong. */
export const Wrong: Story = {
  args: { pinProblem: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This PIN is not right. Try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1' })).toBeEnabled();
  },
};

/** Too often wrong: nothing can be typed for a while. */
export const Locked: Story = {
  args: { pinProblem: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Too many wrong PINs on this device\./)).toBeVisible();
    for (const key of canvas.getAllByRole('button')) await expect(key).toBeDisabled();
  },
};

/** A phone, and the PIN could not be checked. */
export const Failed: Story = {
  args: { problem: 'No connection. Try again when you are back online.' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
