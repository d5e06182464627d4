import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { broccoliCard, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { SearchPage } from './SearchPage.tsx';

const meta = {
  component: SearchPage,
  args: {
    query: 'smok',
    onQueryChange: fn(),
    searchHref: '/search',
    diets: [],
    onDietsChange: fn(),
    results: [tikkaCard, broccoliCard],
    suggestions: [
      { label: 'Prawns', href: '/search?q=prawns' },
      { label: 'Paneer', href: '/search?q=paneer' },
    ],
    dishHref: (item) => `?dish=${item.id}`,
    onAdd: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** to find dishes by name, ingredient and diet. The app searches; the page shows.

**Not for** going through the menu: that is the home page.

**Do** offer searches that find something when this one does not. **Do not** take the focus out of the field while
results change: the count is announced instead.

| Key | What it does |
|---|---|
| Typing | searches at once |
| Space on a diet | switches it on and off |
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
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two dishes found, with what was found marked. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '2 dishes' })).toBeVisible();
    await expect(canvas.getByText('matching ‘smok’')).toBeVisible();
    await expect(canvas.getAllByText('Smok', { selector: 'mark' })).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the menu' }), 'e');
    await expect(args.onQueryChange).toHaveBeenCalledWith('smoke');
  },
};

/** The cross clears the field. */
export const Clearing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
};

/** Before anything has been typed. */
export const Idle: Story = {
  args: { query: '', results: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type a dish, an ingredient or a diet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  },
};

/** A diet is switched on, and off again. */
export const Filtered: Story = {
  args: { query: '', diets: ['vegetarian'], results: [broccoliCard] },
  play: async ({ args, canvas, userEvent }) => {
    const vegetarian = canvas.getByRole('button', { name: 'Vegetarian' });
    await expect(vegetarian).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    await expect(args.onDietsChange).toHaveBeenLastCalledWith(['vegetarian', 'vegan']);
    await userEvent.click(vegetarian);
    await expect(args.onDietsChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('heading', { name: '1 dish' })).toBeVisible();
  },
};

/** Nothing found: other searches are offered. */
export const NothingFound: Story = {
  args: { query: 'sushi', results: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches ‘sushi’' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Paneer' })).toHaveAttribute('href', '/search?q=paneer');
  },
};

/** Nothing found because of a diet. */
export const NothingWithThisDiet: Story = {
  args: { query: '', diets: ['vegan'], results: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remove a filter, or try one of these.')).toBeVisible();
  },
};

/** The menu is on its way, which the search needs once. */
export const MenuLoading: Story = {
  args: { status: 'loading', results: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the menu')).toBeInTheDocument();
    await expect(canvas.queryByText(/Nothing matches/)).not.toBeInTheDocument();
  },
};

/** The menu did not load; the customer searches again. */
export const MenuFailed: Story = {
  args: { status: 'failed', results: [], onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The menu did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a connection before the menu has been loaded. */
export const Offline: Story = {
  args: { status: 'offline', results: [], onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search again' })).toBeVisible();
  },
};

/** Of many dishes a page shows, and then the next. */
export const ManyFound: Story = {
  args: { resultCount: 80, onShowMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '80 dishes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (78 left)' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};
