import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  component: Select<string>,
  args: {
    label: 'Country',
    options: [
      { value: 'england', label: 'England' },
      { value: 'northern-ireland', label: 'Northern Ireland' },
      { value: 'scotland', label: 'Scotland' },
      { value: 'wales', label: 'Wales' },
    ],
    value: null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
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
**Use it** for one of five or more choices that people know by name: a country, a month, an order of sorting. It is
the browser's own control, so phones open a wheel and every assistive technology knows it.

**Not for** four choices or fewer (\`RadioGroup\`, \`RadioCards\`, \`ToggleGroup\`: all in sight beats a list to open), nor
for text that may be anything (\`TextField\`). The storefront itself has no such choice today: the country of an address
is free text, because the postcode service fills it in.

**Do** sort the choices as people look for them. **Do not** start another page or send a form when it changes: with the
keyboard the choice passes through every entry on its way.

| Key | What it does |
|---|---|
| Tab | reaches it |
| Arrow keys, first letters | choose |
| Space, Alt + Down | opens the list |
| Escape | closes the list |
`,
      },
    },
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet: the placeholder shows, and is gone once something is chosen. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toHaveDisplayValue('Choose one');
    await userEvent.selectOptions(select, 'Scotland');
    await expect(args.onChange).toHaveBeenCalledWith('scotland');
    await expect(select).toHaveDisplayValue('Scotland');
    await expect(canvas.queryByRole('option', { name: 'Choose one' })).not.toBeInTheDocument();
  },
};

/** Under the pointer: nothing changes, the cursor says that it can be pressed. */
export const Hover: Story = { parameters: { shows: 'hover' } };

/** Reached by the keyboard: a ring stands round it. */
export const Focus: Story = { parameters: { shows: 'focus' } };

/** Held down: no other look than before; the list is the browser’s. */
export const Pressed: Story = { parameters: { shows: 'pressed' } };

/** On the narrowest phone: as wide as its place. */
export const Small: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.height).toBeGreaterThanOrEqual(44);
  },
};

/** Chosen. */
export const Chosen: Story = {
  args: { value: 'wales' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Wales');
  },
};

/** Help between label and control. */
export const WithHelp: Story = {
  args: { help: 'Where the address is', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country (optional)' })).toHaveAccessibleDescription(
      'Where the address is',
    );
  },
};

/** Nothing was chosen where something must be. */
export const WithError: Story = {
  args: { error: 'Please choose a country', isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Please choose a country');
  },
};

/** One choice is not to be had. */
export const OneDisabled: Story = {
  args: {
    value: 'england',
    options: [
      { value: 'england', label: 'England' },
      { value: 'scotland', label: 'Scotland (not yet)', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Scotland (not yet)' })).toBeDisabled();
  },
};

/** Not to be changed at the moment. */
export const Disabled: Story = {
  args: { value: 'england', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeDisabled();
  },
};
