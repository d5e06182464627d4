import type { Meta, StoryObj } from '@storybook/react-vite';
import { noOrderNotes } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { column } from '../CartColumn.stories.css.ts';
import { NoteFields } from './NoteFields.tsx';

const written = {
  note: 'Please use clean tongs.',
  allergyNote: 'Sesame',
  riderNote: 'Green door, second bell.',
  wantsCutlery: false,
};

const meta = {
  component: NoteFields,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: { notes: noOrderNotes, mode: 'delivery', allergyPhone: '0113 496 0142', onChange: fn() },
  render: function Controlled(args) {
    const [notes, setNotes] = useState(args.notes);
    return (
      <NoteFields
        {...args}
        notes={notes}
        onChange={(next) => {
          setNotes(next);
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
**Use it** once in the cart: what the kitchen, the rider and the packer have to know, up to 500 characters each.

**Not for** allergies alone: its help gives the telephone, for nobody can promise more by a note.

**Do** keep each a quiet row until the customer wants it. **Do not** mix them: what is written under Allergy is the one
thing that kitchens show in black.

| Key | What it does |
|---|---|
| Enter, Space | opens a field and puts the cursor into it; turns the switch |
| Tab | leaves the field |
`,
      },
    },
  },
} satisfies Meta<typeof NoteFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet: four quiet rows, cutlery off. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Note for the kitchen Add', 'Allergy Add', 'Note for the rider Add']);
    await expect(canvas.getByRole('switch', { name: 'Cutlery and napkins' })).not.toBeChecked();
    await expect(canvas.getByText('Not wanted')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Opened, a field takes the focus and calls with each new text; the others stay as they are. */
export const Writing: Story = {
  args: { notes: written },
  decorators: [pressed('Note for the kitchen Please use clean tongs. Change')],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ args, canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note for the kitchen' });
    await expect(note).toHaveFocus();
    await userEvent.clear(note);
    await userEvent.keyboard('No onions');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...written, note: 'No onions' });
    await expect(note).toHaveAccessibleDescription('9 of 500 characters');
  },
};

/** Under Allergy stands what the field is for, and the telephone. */
export const NamingAnAllergy: Story = {
  decorators: [pressed('Allergy Add')],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ args, canvas, userEvent }) => {
    const allergy = await canvas.findByRole('textbox', { name: 'Allergy' });
    await expect(allergy).toHaveAccessibleDescription(
      'Only allergies here. The kitchen sees it in black, on the screen and on paper. Not a guarantee: if yours is severe, ring 0113 496 0142 0 of 500 characters',
    );
    await userEvent.type(allergy, 'Nuts');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noOrderNotes, allergyNote: 'Nuts' });
    await expect(canvas.getByRole('link', { name: '0113 496 0142' })).toHaveAttribute(
      'href',
      'tel:01134960142',
    );
  },
};

/** What was written before is read in its row. */
export const Written: Story = {
  args: { notes: { ...written, wantsCutlery: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Allergy Sesame Change' })).toBeVisible();
    const cutlery = canvas.getByRole('switch', { name: 'Cutlery and napkins' });
    await expect(cutlery).toBeChecked();
    await userEvent.click(cutlery);
    await expect(args.onChange).toHaveBeenLastCalledWith(written);
    await expect(cutlery).not.toBeChecked();
  },
};

/** Nobody rides with an order that is collected; what was written is kept for a delivery. */
export const Collection: Story = {
  args: { notes: written, mode: 'collection' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Note for the rider')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...written, wantsCutlery: true });
  },
};

/** At 500 characters a field takes no more. */
export const Full: Story = {
  args: { notes: { ...noOrderNotes, riderNote: 'x'.repeat(500) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Note for the rider/ }));
    await userEvent.type(canvas.getByRole('textbox'), 'y');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('500 of 500 characters')).toBeVisible();
  },
};
