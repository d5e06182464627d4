import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FoundDish, MenuItemSummary } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { broccoliCard, naanCard, pilauCard, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { SearchPage } from './SearchPage.tsx';

const found = (item: MenuItemSummary, by: Partial<FoundDish> = {}): FoundDish => ({
  ...{ item, marks: [], matched: [], missing: [], choice: null },
  ...by,
});
const sections = [
  { id: 'grill', name: 'Grill', itemCount: 9, photoUrl: tikkaCard.photoUrl, href: '/category/grill' },
  { id: 'bread', name: 'Bread and rice', itemCount: 1, photoUrl: naanCard.photoUrl, href: '/category/bread' },
];

const meta = {
  component: SearchPage,
  args: {
    query: 'smok',
    onQueryChange: fn(),
    searchHref: '/search',
    diets: [],
    onDietsChange: fn(),
    results: [found(tikkaCard, { marks: ['smok'] }), found(broccoliCard, { marks: ['smok'] })],
    allergyPhone: '+441134960143',
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

/** The same once the menu is there: what the customer ordered, what many order, and the sections. */
export const BeforeTyping: Story = {
  args: {
    query: '',
    results: [],
    start: {
      orderedBefore: [naanCard, tikkaCard],
      ordersHref: '/orders',
      popular: [tikkaCard, naanCard, pilauCard],
      isPopularByOrders: true,
      sections,
    },
    cartQuantities: { [tikkaCard.id]: 1 },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['You ordered before', 'Popular', 'Sections'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/orders');
    const [again] = canvas.getAllByRole('button', { name: 'Add Garlic and coriander naan' });
    if (again !== undefined) await userEvent.click(again);
    await expect(args.onAdd).toHaveBeenCalledWith(naanCard);
    await expect(canvas.getByText('1 in cart')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grill' })).toHaveAttribute('href', '/category/grill');
    await expect(canvas.getByText('1 dish')).toBeVisible();
  },
};

/** A visitor at a restaurant with few orders: the first dish of each section. */
export const FewOrders: Story = {
  args: {
    query: '',
    results: [],
    start: {
      ...{ orderedBefore: [], ordersHref: '/orders', isPopularByOrders: false, sections },
      popular: [tikkaCard, naanCard],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'From each section' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'You ordered before' })).not.toBeInTheDocument();
  },
};

/** Only something close: the search without its slips, which words each dish has, and the choice that has them. */
export const Near: Story = {
  args: {
    query: 'tika massala',
    isExact: false,
    didYouMean: { label: 'tikka masala', href: '/search?q=tikka+masala' },
    results: [
      found(tikkaCard, { marks: ['tikka'], matched: ['tikka'], missing: ['masala'] }),
      found(pilauCard, {
        marks: ['tikka', 'masala'],
        matched: ['tikka', 'masala'],
        choice: 'Tikka masala sauce',
      }),
    ],
    sections,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'tikka masala' })).toHaveAttribute(
      'href',
      '/search?q=tikka+masala',
    );
    await expect(canvas.getByText('close to ‘tika massala’')).toBeVisible();
    const [some, byChoice] = canvas.getAllByRole('article');
    await expect(some).toHaveTextContent('Matches tikka, not masala');
    await expect(byChoice).toHaveTextContent('Choose Tikka masala sauce in it');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Or look here' })).toBeVisible();
  },
};

/** Asked what is free of an allergen: no dishes, but the telephone. */
export const AllergenQuestion: Story = {
  args: { query: 'nut free', results: [], allergens: 'question' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not a guarantee.');
    await expect(canvas.getByRole('link', { name: '0113 496 0143' })).toHaveAttribute(
      'href',
      'tel:+441134960143',
    );
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Nothing matches/)).not.toBeInTheDocument();
  },
};

/** What is marked gluten free is found, and is no guarantee. */
export const AllergenMention: Story = {
  args: {
    ...{ query: 'gluten free', diets: ['gluten_free'], results: [found(tikkaCard)], allergens: 'mention' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/If you have an allergy, ring us/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gluten free' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

/** A diet is switched on, and off again. */
export const Filtered: Story = {
  args: { query: '', diets: ['vegetarian'], results: [found(broccoliCard)] },
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
