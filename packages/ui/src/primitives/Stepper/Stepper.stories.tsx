import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  component: Stepper,
  args: { label: 'Quantity of Smoked chicken tikka', value: 2, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stepper
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for small whole numbers: how many of a dish.

**Not for** numbers that are typed (\`TextField\`), and not for removing a thing: minus stops at the smallest number.

**Do** name what is counted in \`label\`. **Do not** let the number change its width: the buttons must stay under the
finger.

| Key | What it does |
|---|---|
| Tab | goes to minus, then plus |
| Enter, Space | one fewer, one more |
`,
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plus and minus change the number, and it is spoken. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

/** The minus is disabled at 1. */
export const AtOne: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeEnabled();
  },
};

/** The plus is disabled at 99. */
export const AtTheLimit: Story = {
  args: { value: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
};

/** Reaching 1 by keyboard hands the focus to the plus instead of losing it. */
export const KeepsFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await expect(canvas.getByRole('button', { name: 'One more' })).toHaveFocus();
  },
};
