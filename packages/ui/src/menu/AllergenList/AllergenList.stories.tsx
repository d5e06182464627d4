import type { Meta, StoryObj } from '@storybook/react-vite';
import { allergenCodes } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { AllergenList } from './AllergenList.tsx';

const meta = {
  component: AllergenList,
  args: { allergens: { contains: ['milk', 'mustard'], mayContain: ['cereals_containing_gluten'] } },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** wherever a dish can be bought or has been bought, with the union of dish and choices
(\`configure\`).

**Not for** dietary marks.

**Do** pass null when the restaurant has not stated them. **Do not** pass empty lists for that: it would read as free
from all of them.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof AllergenList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it contains and what it may contain. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Milk, mustard')).toBeVisible();
    await expect(canvas.getByText('Cereals containing gluten')).toBeVisible();
  },
};

/** Not stated, which is not the same as free from. */
export const NotStated: Story = {
  args: { allergens: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not stated. Please ask the restaurant before you order.')).toBeVisible();
  },
};

/** Stated, and none of the 14. */
export const NoneOfThem: Story = {
  args: { allergens: { contains: [], mayContain: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of the 14 allergens')).toBeVisible();
  },
};

/** Only traces. */
export const MayContainOnly: Story = {
  args: { allergens: { contains: [], mayContain: ['nuts', 'sesame'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Contains')).not.toBeInTheDocument();
    await expect(canvas.getByText('Nuts, sesame')).toBeVisible();
  },
};

/** All 14. */
export const All: Story = { args: { allergens: { contains: [...allergenCodes], mayContain: [] } } };
