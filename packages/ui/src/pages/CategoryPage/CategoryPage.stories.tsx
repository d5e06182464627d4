import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { grillCategory, naanDish, saffronMenu, tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { CategoryPage } from './CategoryPage.tsx';

const meta = {
  component: CategoryPage,
  args: {
    category: grillCategory,
    categories: saffronMenu.categories,
    categoryHref: (category) => `/category/${category.id}`,
    homeHref: '/',
    dishHref: (item) => `?dish=${item.id}`,
    cartQuantities: { [tikkaDish.id]: 2 },
    onAdd: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for all dishes of one category, picture first. The shell shows no cart beside it.

**Not for** search results (\`SearchPage\`).

**Do** keep the chips: they are the way to the neighbours. **Do not** sort dishes: the order is the menu's.

| Key | What it does |
|---|---|
| Tab | goes back, through the chips, then dish by dish |
| Enter | opens what has the focus |
`,
      },
    },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The grill: the first dish leads, the current chip is dark. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'From the grill' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Grill' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByText('2 in your cart')).toBeVisible();
  },
};

/** A dish without options is added from here too. */
export const Adding: Story = {
  args: { category: saffronMenu.categories[3] ?? grillCategory },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' }));
    await expect(args.onAdd).toHaveBeenCalledWith(naanDish);
  },
};

/** A category without dishes. */
export const Empty: Story = {
  args: { category: { ...grillCategory, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No dishes yet' })).toBeVisible();
  },
};
