import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { grillSummary, naanCard, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { MenuSection } from './MenuSection.tsx';

const meta = {
  component: MenuSection,
  args: {
    category: grillSummary,
    categoryHref: (category) => `/category/${category.id}`,
    dishHref: (item) => `?dish=${item.id}`,
    onAdd: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for one category on the home page.

**Not for** a category's own page, which shows all dishes, picture first.

**Do** let only the first section have a lead. **Do not** change the menu's order.

| Key | What it does |
|---|---|
| Tab | goes to "See all", then through the dishes |
| Enter on "See all" | opens the category's page |
`,
      },
    },
  },
} satisfies Meta<typeof MenuSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading, a line, the dishes in two columns, and the way to all of them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'From the grill' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'See all 5 in From the grill' })).toHaveAttribute(
      'href',
      `/category/${grillSummary.id}`,
    );
  },
};

/** The first section: its first dish leads. */
export const WithLead: Story = {
  args: { hasLead: true, cartQuantities: { [tikkaCard.id]: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 in your cart')).toBeVisible();
  },
};

/** The page has the first dishes only; the link says how many there are. */
export const FirstOfMany: Story = {
  args: { category: { ...grillSummary, itemCount: 840 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all 840 in From the grill' })).toBeVisible();
  },
};

/** Only some of the dishes; the rest is on the category's page. */
export const Limited: Story = {
  args: { dishLimit: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /See all 5/ })).toBeVisible();
  },
};

/** A dish without options is added from here. */
export const Adding: Story = {
  args: { category: { ...grillSummary, items: [naanCard] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' }));
    await expect(args.onAdd).toHaveBeenCalledWith(naanCard);
  },
};
