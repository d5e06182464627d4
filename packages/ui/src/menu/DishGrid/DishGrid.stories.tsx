import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { saffronOverview } from '../../private/fixtures/menu-summaries.ts';
import { DishCard } from '../DishCard/DishCard.tsx';
import { DishGrid, type DishGridProps } from './DishGrid.tsx';

const cards = (layout: DishGridProps['layout']) =>
  saffronOverview.categories.flatMap(({ items }) =>
    items.map((item) => <DishCard key={item.id} item={item} href={`?dish=${item.id}`} layout={layout} />),
  );

const meta = {
  component: DishGrid,
  args: { children: cards('row') },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** around dish cards. It looks at its own width, not the window's: with or without the cart beside it, the
dishes take the room there is.

**Not for** anything but dish cards of one layout.

**Do** keep the menu's order: it reads from the start of the row, line by line. **Do not** set column counts or
widths from outside.

**Keyboard**: none of its own; Tab goes through the cards in the order they are read.
`,
      },
    },
  },
} satisfies Meta<typeof DishGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows in two columns, in one where it is narrow. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};

/** Pictures above the words, in up to four columns. */
export const Column: Story = { args: { layout: 'column', children: cards('column') } };

/** Cards of one layout: rows stay rows. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  args: { children: cards('row').slice(0, 2) },
};

/** Two layouts in one grid: nothing lines up. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  args: { children: [...cards('row').slice(0, 1), ...cards('column').slice(1, 2)] },
};
