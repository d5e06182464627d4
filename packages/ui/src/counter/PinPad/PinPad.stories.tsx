import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PinPad, type PinPadProps } from './PinPad.tsx';

const Typing = ({ onChange, ...props }: PinPadProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <PinPad
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const meta = {
  component: PinPad,
  args: { value: '', onChange: fn() },
  render: Typing,
  parameters: {
    docs: {
      description: {
        component: `
**Use it** where a shared device needs to know who acts: before money leaves, and before an order is cancelled.

**Not for** a person who has signed in at their own device.

**Do** empty it after a PIN was refused. **Do not** show or store the figures.

| Key | What it does |
|---|---|
| 0 to 9 | types a figure, wherever the focus is in it |
| Backspace | deletes the last one |
| Tab, Enter, Space | go to a key and press it |
`,
      },
    },
  },
} satisfies Meta<typeof PinPad>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four figures, pressed or typed; a fifth is ignored, and none of them is shown. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('By its keys, each 72 px high', async () => {
      for (const key of canvas.getAllByRole('button')) {
        await expect(key.offsetHeight).toBeGreaterThanOrEqual(72);
      }
      await userEvent.click(canvas.getByRole('button', { name: '4' }));
      await userEvent.click(canvas.getByRole('button', { name: '0' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 figures typed');
      await userEvent.click(canvas.getByRole('button', { name: 'Delete the last figure' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('4');
    });
    await step('By a keyboard', async () => {
      await userEvent.keyboard('7{Backspace}719x5');
      await expect(args.onChange).toHaveBeenLastCalledWith('4719');
      await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 figures typed');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
};

/** The PIN was wrong. */
export const Wrong: Story = {
  args: { problem: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This PIN is not right. Try again.');
    await expect(canvas.getByRole('button', { name: '1' })).toBeEnabled();
  },
};

/** Too often wrong: nothing can be typed for a while. */
export const Locked: Story = {
  args: { problem: 'locked' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many wrong PINs on this device.');
    for (const key of canvas.getAllByRole('button')) await expect(key).toBeDisabled();
    await userEvent.keyboard('1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
