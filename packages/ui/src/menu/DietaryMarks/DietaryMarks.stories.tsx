import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DietaryMarks } from './DietaryMarks.tsx';

const meta = {
  component: DietaryMarks,
  args: { dietary: ['vegetarian', 'gluten_free'], heat: 0 },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** at the foot of a dish, exactly as the restaurant states its marks.

**Not for** allergens: they have a list of their own, and a missing mark says nothing about them.

**Do** put a \`DietaryLegend\` on the same page. **Do not** colour the marks.

**Keyboard**: nothing in it takes the focus; every mark is spoken with its name.
`,
      },
    },
  },
} satisfies Meta<typeof DietaryMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Letters to see, names to hear. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const marks = canvas.getByRole('list', { name: 'Dietary' });
    await expect(marks).toHaveTextContent('VVegetarianGFGluten free');
    await expect(canvas.getByText('V')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Every mark at once, with the greatest heat. */
export const All: Story = {
  args: { dietary: ['vegetarian', 'vegan', 'gluten_free', 'halal', 'contains_nuts'], heat: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Hot')).toBeInTheDocument();
  },
};

/** Vegan once it is configured so. */
export const Option: Story = {
  args: { dietary: ['vegetarian'], option: 'vegan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VE option')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Vegan option')).toBeInTheDocument();
  },
};

/** For adults only. */
export const Alcohol: Story = {
  args: { dietary: ['vegan'], isAlcohol: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Dietary' })).toHaveTextContent('VEVegan18+18 or over');
    await expect(canvas.getByText('18+')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** One flame. */
export const Mild: Story = { args: { dietary: [], heat: 1 } };

/** A dish without marks has no empty list. */
export const None: Story = {
  args: { dietary: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
