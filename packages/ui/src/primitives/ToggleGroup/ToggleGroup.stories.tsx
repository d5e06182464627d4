import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ToggleGroup } from './ToggleGroup.tsx';

const meta = {
  component: ToggleGroup<string>,
  args: {
    label: 'Ordering mode',
    options: [
      { value: 'delivery', label: 'Delivery', icon: 'delivery' },
      { value: 'collection', label: 'Collection', icon: 'collection' },
    ],
    value: 'delivery',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ToggleGroup
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
**Use it** for one of two to four short choices that take effect at once and that the page then follows, such as
delivery or collection.

**Not for** choices inside a form that is sent later (\`RadioGroup\`, \`RadioCards\`), filters that may be combined
(\`Chip\`), or moving between pages (links).

**Do** keep labels to one or two words, all of about one length. **Do not** hide a choice that is not offered: switch it
off and say why below.

| Key | What it does |
|---|---|
| Tab | reaches the chosen one, then leaves the group |
| Arrow keys | choose the next or the one before, round the ends |
| Space | chooses the focused one |
`,
      },
    },
  },
} satisfies Meta<typeof ToggleGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is chosen; a press on the other moves the ink block over. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Ordering mode' })).toBeVisible();
    await userEvent.click(canvas.getByText('Collection'));
    await expect(args.onChange).toHaveBeenCalledWith('collection');
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).not.toBeChecked();
  },
};

/** By keyboard: one stop for the whole group, and the arrows choose, round the ends. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('delivery');
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup').contains(document.activeElement)).toBe(false);
  },
};

/** Nothing is chosen yet: Tab reaches the first, which Space then chooses. */
export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('delivery');
  },
};

/** Three choices, without icons. */
export const Three: Story = {
  args: {
    label: 'Size of the dishes',
    options: [
      { value: 'small', label: 'Small' },
      { value: 'medium', label: 'Medium' },
      { value: 'large', label: 'Large' },
    ],
    value: 'medium',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Large'));
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
  },
};

/** A choice that is not offered is struck through, and the arrows pass it over. */
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'delivery', label: 'Delivery', icon: 'delivery' },
      { value: 'collection', label: 'Collection', icon: 'collection', isDisabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalledWith('collection');
  },
};
