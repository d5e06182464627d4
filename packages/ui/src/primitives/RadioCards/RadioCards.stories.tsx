import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  component: RadioCards<string>,
  args: {
    legend: 'Type of address',
    options: [
      { value: 'apartment', label: 'Apartment', icon: 'apartment' },
      { value: 'office', label: 'Office', icon: 'office' },
      { value: 'house', label: 'House', icon: 'house' },
      { value: 'other', label: 'Other', icon: 'other' },
    ],
    value: null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioCards
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
**Use it** for one of up to four short choices with an icon each.

**Not for** more than four, or long labels (\`RadioGroup\`), nor for a choice that takes effect at once
(\`ToggleGroup\`).

**Do** choose icons that differ at a glance. **Do not** choose one in advance where people would send it
unread.

| Key | What it does |
|---|---|
| Tab | enters the group at the chosen card, then leaves it |
| Arrow keys | choose |
| Space | chooses the focused one |
`,
      },
    },
  },
} satisfies Meta<typeof RadioCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen card has an ink border, a bold label and a tick. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('House'));
    await expect(canvas.getByRole('radio', { name: 'House' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('house');
  },
};

/** The arrow keys move the choice. */
export const Chosen: Story = {
  args: { value: 'apartment' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('office');
  },
};

/** Nothing was chosen where something must be. */
export const WithError: Story = {
  args: { error: 'Choose the type of address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'House' })).toHaveAccessibleDescription(
      'Choose the type of address',
    );
  },
};

/** Two by two on phones. */
export const Mobile: Story = { args: { value: 'house' }, globals: { viewport: { value: 'mobile' } } };
