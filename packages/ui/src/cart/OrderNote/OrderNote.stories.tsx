import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { column } from '../CartColumn.stories.css.ts';
import { OrderNote } from './OrderNote.tsx';

const meta = {
  component: OrderNote,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: { note: '', onChange: fn() },
  render: function Controlled(args) {
    const [note, setNote] = useState(args.note);
    return (
      <OrderNote
        note={note}
        onChange={(next) => {
          setNote(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** once in the cart: a word to the kitchen or the rider, up to 500 characters.

**Not for** allergies that the kitchen has to know of: its help says to ring instead.

**Do** keep it a quiet button until the customer wants it. **Do not** ask for it: most orders need none.

| Key | What it does |
|---|---|
| Enter, Space | opens the field and puts the cursor into it |
| Tab | leaves the field |
`,
      },
    },
  },
} satisfies Meta<typeof OrderNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No note yet: one quiet button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a note for the kitchen' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Opened, it takes the focus and calls with each new text. */
export const Writing: Story = {
  decorators: [pressed('Add a note for the kitchen')],
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  play: async ({ args, canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note for the kitchen' });
    await expect(note).toHaveFocus();
    await userEvent.keyboard('No onions');
    await expect(args.onChange).toHaveBeenLastCalledWith('No onions');
    await expect(note).toHaveAccessibleDescription('For allergies, ring the restaurant. 9 of 500 characters');
  },
};

/** A note from before is open at once, without taking the focus. Its text can be replaced. */
export const Written: Story = {
  args: { note: 'The bell does not work: please knock.' },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox');
    await expect(note).toHaveValue('The bell does not work: please knock.');
    await expect(note).not.toHaveFocus();
    await userEvent.clear(note);
    await userEvent.keyboard('No onions');
    await expect(note).toHaveFocus();
    await expect(note).toHaveValue('No onions');
  },
};

/** At 500 characters it takes no more. */
export const Full: Story = {
  args: { note: 'x'.repeat(500) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'y');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('500 of 500 characters')).toBeVisible();
  },
};
