import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DietaryLegend } from './DietaryLegend.tsx';

const meta = {
  component: DietaryLegend,
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in the footer of every page that shows dishes.

**Not for** the dish dialog: the marks there have their names as tooltips and for screen readers.

**Do** show every mark, also those that today's menu does not use: a missing line reads as a missing promise. **Do
not** add allergens to it: each dish lists its own.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof DietaryLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five marks and the heat. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Vegetarian', 'Vegan', 'Gluten free', 'Halal', 'Contains nuts', 'Heat']) {
      await expect(canvas.getByText(name, { exact: false, selector: 'li > span' })).toBeVisible();
    }
  },
};
