import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Use as my default address', isChecked: false, onChange: fn() },
  render: function Controlled(args) {
    const [isChecked, setIsChecked] = useState(args.isChecked);
    return (
      <Checkbox
        {...args}
        isChecked={isChecked}
        onChange={(next) => {
          setIsChecked(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for one yes or no, and for choices that may be combined.

**Not for** one of several (\`RadioGroup\`), nor for filters of a list (\`Chip\`).

**Do** write the label so that a tick means yes. **Do not** tick anything in advance that costs or commits.

| Key | What it does |
|---|---|
| Tab | goes from one to the next |
| Space | ticks and unticks it |
`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ticked by its words as well as by its box. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Use as my default address'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** Under the pointer: nothing changes. */
export const Hover: Story = { parameters: { shows: 'hover' } };

/** Reached by the keyboard: a ring stands round box and words. */
export const Focus: Story = { parameters: { shows: 'focus' } };

/** Held down: no other look than before. */
export const Pressed: Story = { parameters: { shows: 'pressed' } };

/** On the narrowest phone a long label wraps beside its box. */
export const Small: Story = {
  args: { label: 'Use this address for each order that is delivered on a weekday' },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.height).toBeGreaterThanOrEqual(20);
  },
};

/** Space unticks it. */
export const Checked: Story = {
  args: { isChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** A row of a list, with a price at its end. */
export const Row: Story = { args: { look: 'row', label: 'Masala fries', detail: '+£1.50' } };

/** The limit is reached: what is not chosen cannot be. */
export const Disabled: Story = {
  args: { look: 'row', label: 'Charred greens', detail: '+£2.00', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Charred greens/ })).toBeDisabled();
  },
};

/** Words under the label. */
export const WithNote: Story = {
  args: { look: 'row', label: 'Mint raita', note: 'Sold out today', isDisabled: true },
};
