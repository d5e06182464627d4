import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Note for the kitchen', value: '', maxLength: 500, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextArea
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
**Use it** for several lines: a note for the kitchen.

**Not for** one line: use \`TextField\`.

**Do** state the limit with \`maxLength\`: the count is shown and read. **Do not** make it smaller than what people
usually write.

| Key | What it does |
|---|---|
| Tab | reaches and leaves it |
| Enter | starts a new line |
`,
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count follows the typing. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note for the kitchen' }), 'Ring twice');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ring twice');
    await expect(canvas.getByText('10 of 500 characters')).toBeVisible();
  },
};

/** Full: nothing more can be typed. */
export const AtTheLimit: Story = {
  args: { value: 'Ring twice', maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ', please');
    await expect(field).toHaveValue('Ring twice');
  },
};

/** Usually short: the count shows near the limit alone. */
export const CountNearTheLimit: Story = {
  args: { value: 'Ring', countFrom: 8, maxLength: 12 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/characters/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox'), ' twice');
    await expect(canvas.getByText('10 of 12 characters')).toBeVisible();
  },
};

/** Something is wrong. */
export const WithError: Story = { args: { error: 'Please shorten your note to 500 characters' } };
