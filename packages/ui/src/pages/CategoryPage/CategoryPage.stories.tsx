import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  grillSummary,
  longCategory,
  naanCard,
  saffronOverview,
  tikkaCard,
} from '../../private/fixtures/menu-summaries.ts';
import { CategoryPage } from './CategoryPage.tsx';

const meta = {
  component: CategoryPage,
  args: {
    category: grillSummary,
    categories: saffronOverview.categories,
    categoryHref: (category) => `/category/${category.id}`,
    homeHref: '/',
    wholeHref: '?all=true',
    dishHref: (item) => `?dish=${item.id}`,
    cartQuantities: { [tikkaCard.id]: 2 },
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

A long category comes with its first dishes; the others follow near the screen and while the browser is idle. Without
JavaScript a link leads to the page with all of them (\`isWhole\`).

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
  args: { category: saffronOverview.categories[3] ?? grillSummary },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' }));
    await expect(args.onAdd).toHaveBeenCalledWith(naanCard);
  },
};

/** A long category: the first dishes at once, the others near the screen and while the browser is idle. */
export const Long: Story = {
  tags: ['soak'],
  args: { category: longCategory(30) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(30));
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(Array.from({ length: 30 }, (_, index) => `Dish ${index + 1}`));
  },
};

/** All dishes from the beginning, as a page without JavaScript needs them. */
export const Whole: Story = {
  tags: ['!autodocs'],
  args: { category: longCategory(30), isWhole: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(30);
  },
};

/** A category without dishes. */
export const Empty: Story = {
  args: { category: { ...grillSummary, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No dishes yet' })).toBeVisible();
  },
};
