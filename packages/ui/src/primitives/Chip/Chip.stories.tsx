import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  component: Chip,
  args: { children: 'Vegetarian', onPress: fn() },
  render: function Controlled({ isPressed, onPress, ...args }) {
    const [isOn, setIsOn] = useState(isPressed);
    return (
      <Chip
        {...args}
        isPressed={isOn}
        onPress={() => {
          setIsOn(!isOn);
          onPress?.();
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in a row of its kind: filters that may be combined (\`isPressed\`), or links to the parts of a menu (\`href\`, \`isCurrent\`).

**Not for** one of several that exclude each other (\`ToggleGroup\`), nor for marks that cannot be pressed (\`Badge\`).

**Do** keep the words the same whether it is on or off: the look and the spoken state tell. **Do not** colour chips by
their meaning, and **do not** let a link chip change what it leads to.

| Key | What it does |
|---|---|
| Tab | goes from chip to chip |
| Space, Enter | switches a filter on and off |
| Enter | follows a link |
`,
      },
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filter that is off; a press switches it on and calls `onPress`. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Vegetarian', pressed: false });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A filter that is on; the keyboard switches it off and on again. */
export const Pressed: Story = {
  args: { isPressed: true },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Vegetarian', pressed: true });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A link to a part of the menu. */
export const Leading: Story = {
  args: { children: 'Curries', href: '#curries' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const chip = canvas.getByRole('link', { name: 'Curries' });
    await expect(chip).not.toHaveAttribute('aria-current');
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The link to where the reader is. */
export const Current: Story = {
  args: { children: 'Curries', href: '#curries', isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Curries' })).toHaveAttribute('aria-current', 'true');
  },
};
