import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: ' Smoked chicken tikka' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** to finish a short label for screen readers: "Add" becomes "Add Smoked chicken tikka".

**Not for** words that everybody needs, nor for hiding what nobody should read: leave that out.

**Do** begin the spoken label with the words that are seen, for those who steer by voice. **Do not** put anything
that takes the focus into it.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button says "Add" and is called "Add Smoked chicken tikka". */
export const Default: Story = {
  render: (args) => (
    <button type="button">
      Add
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Smoked chicken tikka' })).toBeVisible();
  },
};

/** Spoken "Add Smoked chicken tikka": it begins with the word that is seen. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <button type="button">
      Add<VisuallyHidden> Smoked chicken tikka</VisuallyHidden>
    </button>
  ),
};

/** Spoken "Minimum order £15.00": those who see need the amount too. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => (
    <p>
      Minimum order<VisuallyHidden> £15.00</VisuallyHidden>
    </p>
  ),
};
