import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { saffronOverview } from '../../private/fixtures/menu-summaries.ts';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    categories: saffronOverview.categories,
    categoryHref: (category) => `/category/${category.id}`,
    dishHref: (item) => `?dish=${item.id}`,
    onAdd: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** on the home page for everything from the chips down.

**Not for** search results: those are a \`DishGrid\`.

**Do** set \`dishLimit\` where the menu is long. **Do not** hide dishes that are sold out.
While \`data-leaves-out\` stands at the document, no dish shows.

**Keyboard**: none of its own; Tab goes through the chips, then section by section.
`,
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chips and sections; the first dish leads. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('navigation', { name: 'Menu sections' });
    await expect(within(chips).getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getAllByRole('region')).toHaveLength(4);
  },
};

/** Each chip leads to its section and becomes the current one, also where the section cannot reach the top. */
export const ByChip: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chip = canvas.getByRole('link', { name: 'Bread and rice' });
    const section = canvas.getByRole('region', { name: 'Bread and rice' });
    await expect(chip).toHaveAttribute('href', `#${section.id}`);
    // The test runner's frame must not navigate.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-current', 'true');
    section.scrollIntoView();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
  },
};

/** Sections far below the screen are there for keyboards, screen readers and finding in the page, but not laid out yet. */
export const FarBelow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Bread and rice' });
    const heading = within(section).getByRole('heading', { name: 'Bread and rice' });
    const isLaidOut = () => heading.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isLaidOut()).toBe(false));
    section.scrollIntoView();
    await waitFor(() => expect(isLaidOut()).toBe(true));
    window.scrollTo(0, 0);
  },
};

/** A limit shows one dish more in the first section, its lead. */
export const Limited: Story = {
  args: { dishLimit: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

/** The address leaves dishes out, and nobody has judged which: the document says so until the page's code is there. */
export const UntilJudged: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dataset.leavesOut = '';
    return () => {
      delete document.documentElement.dataset.leavesOut;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menu sections' })).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    delete document.documentElement.dataset.leavesOut;
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10));
  },
};

/** A category without dishes is left out. */
export const WithEmptyCategory: Story = {
  args: {
    categories: saffronOverview.categories.map((category, index) =>
      index === 1 ? { ...category, items: [] } : category,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Small plates' })).not.toBeInTheDocument();
  },
};

/** No dishes at all. */
export const Empty: Story = {
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No dishes yet' })).toBeVisible();
  },
};
