import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Building', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextField
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
**Use it** for one line of text. The browser's own attributes (\`autoComplete\`, \`inputMode\`, \`name\` ...) are passed
on.

**Not for** a choice among a few things (\`RadioGroup\`) or many (\`Select\`), nor for several lines (\`TextArea\`).

**Do** keep what was typed when something is wrong. **Do not** use the placeholder as a label.

| Key | What it does |
|---|---|
| Tab | reaches it, then what stands inside at its end |
| Enter | sends the form around it |
`,
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing calls with each new text. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), 'Flat 4');
    await expect(args.onChange).toHaveBeenLastCalledWith('Flat 4');
  },
};

/** Under the pointer: nothing changes, the cursor says that it takes text. */
export const Hover: Story = { parameters: { shows: 'hover' } };

/** Reached by the keyboard or pressed into: a ring stands round it. */
export const Focus: Story = { parameters: { shows: 'focus' } };

/** Held down: no other look than before. */
export const Pressed: Story = { parameters: { shows: 'pressed' } };

/** On the narrowest phone: as wide as its place. */
export const Small: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.height).toBeGreaterThanOrEqual(44);
  },
};

/** Filled in. */
export const Filled: Story = { args: { value: 'Flat 4, Granary Wharf' } };

/** Something is wrong: a heavier border, an icon and words; what was typed stays. */
export const WithError: Story = {
  args: { label: 'Postcode', value: 'LS1 4', isUpperCase: true, error: 'Please enter a valid UK postcode' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('LS1 4');
    await expect(field).toHaveAccessibleDescription('Please enter a valid UK postcode');
  },
};

/** Capitals are forced, however they are typed. */
export const UpperCase: Story = {
  args: { label: 'Promo code', placeholder: 'Promo code', isUpperCase: true, help: 'Typed in any case' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' });
    await userEvent.type(field, 'smoke10');
    await expect(field).toHaveValue('SMOKE10');
    await expect(args.onChange).toHaveBeenLastCalledWith('SMOKE10');
  },
};

/** An icon inside shows what kind of text is wanted. */
export const WithIcon: Story = { args: { label: 'Search the menu', icon: 'search', type: 'search' } };

/** A dialling code inside; the only field of its page. */
export const Telephone: Story = {
  args: {
    label: 'Phone number',
    prefix: '+44',
    type: 'tel',
    inputMode: 'tel',
    isLarge: true,
    value: '7700 900123',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('7700 900123');
  },
};

/** While something is looked up. */
export const Busy: Story = {
  args: {
    label: 'Postcode',
    value: 'LS1 4GJ',
    isUpperCase: true,
    trailing: <Spinner label="Looking up the postcode" />,
  },
};

/** Not to be changed at the moment. */
export const Disabled: Story = {
  args: { value: 'England', label: 'Country', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Country' })).toBeDisabled();
  },
};
