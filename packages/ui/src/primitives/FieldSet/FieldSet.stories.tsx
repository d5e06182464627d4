import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldSet } from './FieldSet.tsx';

const sides = [
  { name: 'Masala fries', price: '+£1.50' },
  { name: 'Mint raita', price: '+£0.80' },
  { name: 'Charred greens', price: '+£2.00' },
];

const meta = {
  component: FieldSet,
  args: {
    legend: 'Extras',
    look: 'section',
    rule: 'Optional · Up to 3',
    children: (errorId) => <Extras errorId={errorId} />,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** round choices that belong together: one legend, one rule, one error.

**Not for** single choice in the usual looks: \`RadioGroup\` and \`RadioCards\` bring their own.

**Do** say the rule ("Optional · Up to 3") before the first choice. **Do not** use it to draw a box round unrelated
fields.

**Keyboard**: that of the controls inside. A link from an \`ErrorSummary\` goes to the first of them.
`,
      },
    },
  },
} satisfies Meta<typeof FieldSet>;

export default meta;
type Story = StoryObj<typeof meta>;

function Extras({ errorId }: { errorId: string | undefined }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return sides.map(({ name, price }) => (
    <Checkbox
      key={name}
      look="row"
      label={name}
      detail={price}
      errorId={errorId}
      isChecked={chosen.includes(name)}
      onChange={(isChecked) =>
        setChosen(isChecked ? [...chosen, name] : chosen.filter((other) => other !== name))
      }
    />
  ));
}

/** Choices that may be combined, under a section's heading with its rule. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: /Extras/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Mint raita/ }));
    await expect(canvas.getByRole('checkbox', { name: /Mint raita/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Mint raita/ }));
    await expect(canvas.getByRole('checkbox', { name: /Mint raita/ })).not.toBeChecked();
  },
};

/** One error for the whole group, tied to each control. */
export const WithError: Story = {
  args: { error: 'Choose at least 1', rule: 'Required · Choose 1' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('checkbox');
    await expect(first).toHaveAccessibleDescription('Choose at least 1');
  },
};

/** A small label as over a field. */
export const SmallLabel: Story = { args: { look: 'label', legend: 'Also', rule: undefined } };

/** Choices of one kind under one legend, with their rule. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
};

/** A box round fields that have nothing to do with each other. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  args: {
    legend: 'Further details',
    rule: undefined,
    children: () => (
      <>
        <TextField label="Promo code" value="" onChange={() => {}} />
        <TextField label="Building" value="" onChange={() => {}} />
      </>
    ),
  },
};
