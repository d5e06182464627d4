import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { broccoliCard, naanCard, rotiCard, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { DishGrid } from '../DishGrid/DishGrid.tsx';
import { LeadDish } from './LeadDish.tsx';

const meta = {
  component: LeadDish,
  args: { item: tikkaCard, href: `?dish=${tikkaCard.id}`, onAdd: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for the first dish of the first section, and for the first of a category's page. Once on a page.

**Not for** advertising: the menu's own order decides which dish leads.

**Do** give it a picture where the restaurant has one: it is the largest on the page. **Do not** set two of them in
one view: each has an accent Add.

| Key | What it does |
|---|---|
| Enter on the name | opens the dish |
| Enter, Space on Add | adds a dish without options; Enter opens one that has some |
`,
      },
    },
  },
  decorators: [
    (Story, { args }) => (
      <DishGrid layout={args.layout}>
        <Story />
      </DishGrid>
    ),
  ],
} satisfies Meta<typeof LeadDish>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Larger, across the full width, with the accent Add. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Smoked chicken tikka' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('from £11.50');
    await expect(canvas.getByRole('link', { name: 'Add Smoked chicken tikka' })).toBeVisible();
  },
};

/** Two of it are in the cart. */
export const InCart: Story = {
  args: { inCart: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 in your cart')).toBeVisible();
  },
};

/** A dish without options is added in one press. */
export const WithoutOptions: Story = {
  args: { item: naanCard },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' }));
    await expect(args.onAdd).toHaveBeenCalledWith(naanCard);
  },
};

/** Sold out. */
export const SoldOut: Story = {
  args: { item: broccoliCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out today')).toBeVisible();
  },
};

/** Without a picture. */
export const NoPicture: Story = { args: { item: rotiCard } };

/** The picture above the words, two columns wide, as on a category's page. */
export const Column: Story = { args: { layout: 'column' } };
