import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilter } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { LeftOutNote } from './LeftOutNote.tsx';

const meta = {
  component: LeftOutNote,
  args: {
    filter: { ...noFilter, allergens: ['nuts', 'sesame'] },
    ...{ shown: 20, total: 40, onChange: fn(), onClear: fn() },
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** over a list from which dishes were left out.

**Not for** lists that are whole: it shows nothing there.

**Do** say what was left out and what is not known. **Do not** call what is left safe.

**Keyboard**: Tab leads to its two buttons.
`,
      },
    },
  },
} satisfies Meta<typeof LeftOutNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two allergens are left out, traces too. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '20 of 40 dishes shown Left out: what contains or may contain nuts or sesame, and what does not say. Not a guarantee: ring the restaurant if your allergy is severe.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all dishes' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Diets, and traces allowed. */
export const DietsAndTraces: Story = {
  args: {
    filter: { allergens: ['milk'], allowsMayContain: true, diets: ['vegan', 'halal'] },
    ...{ shown: 0, total: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '0 of 1 dish shown Left out: what contains milk, and what does not say. Only what is said to be vegan and halal.',
    );
  },
};

/** The menu did not load: nothing is shown, since nobody knows what to leave out. */
export const Failed: Story = {
  args: { shown: undefined, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The allergens of the menu did not load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Where the button that led here has gone, the note takes the focus, and is read. */
export const TakesFocus: Story = {
  tags: ['!autodocs'],
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
