import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'gentle', label: 'Gentle', detail: '+£0.00' },
  { value: 'medium', label: 'Medium', detail: '+£0.00' },
  { value: 'hot', label: 'Hot', detail: '+£0.50' },
] as const;

const meta = {
  component: RadioGroup<string>,
  args: {
    legend: 'Heat',
    look: 'section',
    rule: 'Required · Choose 1',
    options,
    value: null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
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
**Use it** for one of a few choices, all in sight.

**Not for** choices that may be combined (\`Checkbox\`), nor for more than seven (\`Select\`).

**Do** put the price or the reason of each choice beside it. **Do not** choose in advance unless one is plainly the
usual.

| Key | What it does |
|---|---|
| Tab | enters and leaves the group |
| Arrow keys | choose |
| Space | chooses the focused one |
`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen in advance. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Medium/ }));
    await expect(canvas.getByRole('radio', { name: /Medium/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('medium');
  },
};

/** The arrow keys move the choice. */
export const ByKeyboard: Story = {
  args: { value: 'medium' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Medium/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('hot');
  },
};

/** A required group that was left empty. */
export const WithError: Story = {
  args: { error: 'Choose 1 to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Gentle/ })).toHaveAccessibleDescription(
      'Choose 1 to go on',
    );
  },
};

/** One choice is sold out. */
export const OneDisabled: Story = {
  args: {
    options: [
      ...options.slice(0, 2),
      { value: 'hot', label: 'Hot', note: 'Sold out today', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Hot/ })).toBeDisabled();
  },
};

/** What belongs to the chosen one stands under its row, between it and the next; the arrow keys pass it over. */
export const UnderTheChosenOne: Story = {
  args: {
    options: options
      .map((option) => ({ ...option, under: <p>{`What belongs to ${option.value}`}</p> }))
      .slice(0, 2),
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(canvas.getByText('What belongs to gentle')).toBeVisible();
    await userEvent.click(first ?? canvas.getByRole('group'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
  },
};

/** A small label as over a field. */
export const SmallLabel: Story = { args: { look: 'label', rule: undefined } };
