import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { input } from './Field.css.ts';
import { Field, FieldError } from './Field.tsx';

const meta = {
  component: Field,
  subcomponents: { FieldError },
  args: {
    label: 'Building',
    children: (control) => <input {...control} className={input} defaultValue="Flat 4, Granary Wharf" />,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** to build a new kind of field. The control is tied to its label, help and error by the attributes that it
is given. \`FieldError\` is the error line alone, for groups that bring their own heading.

**Not for** text (\`TextField\`, \`TextArea\`), choices from a list (\`Select\`) or groups of choices (\`FieldSet\`): those
are built from it already.

**Do** spread all of the given attributes on the control. **Do not** put two controls into one field.

**Keyboard**: that of the control inside; a press on the label focuses it.
`,
      },
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Label and control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Building' })).toHaveValue('Flat 4, Granary Wharf');
  },
};

/** Help is read after the label. */
export const WithHelp: Story = {
  args: { help: 'Flat, floor or house number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Flat, floor or house number');
  },
};

/** The error is read first, then the help. */
export const WithError: Story = {
  args: { help: 'Flat, floor or house number', error: 'Building number is required' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'Building number is required Flat, floor or house number',
    );
  },
};

/** Says so beside the label. */
export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Building (optional)' })).toBeVisible();
  },
};
