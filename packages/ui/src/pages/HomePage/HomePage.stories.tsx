import type { Meta, StoryObj } from '@storybook/react-vite';
import { openStatus } from '@tiffin/domain';
import { expect, fn, within } from 'storybook/test';
import { naanCard, saffronOverview, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { offerStatus } from '../../private/fixtures/offer-status.tsx';
import { saffronPromoCodes } from '../../private/fixtures/promo-codes.ts';
import {
  firstHolidayAfternoon,
  fridayEvening,
  saffron,
  saffronIdentity,
  saffronOnHoliday,
  saffronTerms,
  thursdayNight,
} from '../../private/fixtures/restaurants.ts';
import { HomePage } from './HomePage.tsx';

const withoutModes = { ...saffron, hasDelivery: false, hasCollection: false };

const meta = {
  component: HomePage,
  args: {
    restaurant: { ...saffron, ...saffronIdentity },
    terms: saffronTerms,
    mode: 'delivery',
    onModeChange: fn(),
    openStatus: openStatus(saffron, fridayEvening),
    offers: saffronPromoCodes,
    offerStatus,
    menu: saffronOverview,
    dishHref: (item) => `?dish=${item.id}`,
    categoryHref: (category) => `/category/${category.id}`,
    cartQuantities: { [tikkaCard.id]: 2, [naanCard.id]: 1 },
    onAdd: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** as the front page of a restaurant: who it is, whether it is open, how the food comes, what it costs at
least, and then the menu.

**Not for** the frame around it: sidebar, bottom bar and cart belong to the shell.

**Do** pass the status that the server has worked out, so that the first render of the browser shows the same text.
**Do not** show the Login link beside a customer's cart.

| Key | What it does |
|---|---|
| Tab | mode, offers, chips, then dish by dish |
| Arrow keys | choose the mode while it has the focus |
| Enter | opens a dish, applies an offer, goes to a section |
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
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof HomePage>;

/** A signed-in customer on a Friday evening. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
    await expect(canvas.getByText('Open now · Closes today at 22:30')).toBeVisible();
    await expect(canvas.getByText('2 in your cart')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' }));
    await expect(args.onAdd).toHaveBeenCalledWith(naanCard);
  },
};

/** A visitor: no cart, no codes to apply, and the Login link on small screens. */
export const Visitor: Story = {
  args: {
    offerStatus: undefined,
    cartQuantities: {},
    loginHref: '/auth/login',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Apply/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/in your cart/)).not.toBeInTheDocument();
  },
};

/** An hour after closing: the disc is grey, the dishes are dimmed, and the order bar says when it opens. */
export const Closed: Story = {
  args: { openStatus: openStatus(saffron, thursdayNight) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed · Opens tomorrow at 12:00')).toBeVisible();
    await expect(canvas.getByText('Tomorrow 12:00')).toBeVisible();
  },
};

/** A holiday: until when, in the restaurant's words why, and when it opens. */
export const Holiday: Story = {
  args: { openStatus: openStatus(saffronOnHoliday, firstHolidayAfternoon) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed until 5 December')).toBeVisible();
    await expect(canvas.getByText('“Family holiday. Back on 5 December at noon.”')).toBeVisible();
    await expect(canvas.getByText('Sat 5 December, 12:00')).toBeVisible();
  },
};

/** Collection chosen: no fee, and when the order is ready. */
export const Collection: Story = {
  args: { mode: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready in')).toBeVisible();
    await expect(canvas.queryByText('£2.49')).not.toBeInTheDocument();
  },
};

/** Neither mode offered: the message replaces the toggle. */
export const NoOrderingMode: Story = {
  args: {
    restaurant: { ...withoutModes, ...saffronIdentity },
    openStatus: openStatus(withoutModes, fridayEvening),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Currently unavailable for orders')).toBeVisible();
    await expect(
      canvas.getByText('No delivery or collection options available at the moment.'),
    ).toBeVisible();
  },
};

/** The kitchen has not published a menu. */
export const Empty: Story = {
  args: { menu: { ...saffronOverview, categories: [] }, offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No dishes yet' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Menu sections' })).not.toBeInTheDocument();
  },
};

/** Each section leads to its category's page, and each dish to its dialog, by real links. */
export const Links: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const grill = canvas.getByRole('region', { name: 'From the grill' });
    await expect(within(grill).getByRole('link', { name: 'See all 5 in From the grill' })).toHaveAttribute(
      'href',
      '/category/5f0c0ffee0ddba11000000a1',
    );
    await expect(within(grill).getByRole('link', { name: 'Smoked chicken tikka' })).toHaveAttribute(
      'href',
      `?dish=${tikkaCard.id}`,
    );
  },
};

/** A menu of more than ten categories: two dishes of each, and the way to all of them. */
export const LongMenu: Story = {
  args: {
    menu: {
      ...saffronOverview,
      categories: [1, 2, 3, 4, 5, 6].flatMap((copy) =>
        saffronOverview.categories.map((category) => ({
          ...category,
          id: `${category.id}-${copy}`,
          name: `${category.name} ${copy}`,
          shortName: `${category.shortName} ${copy}`,
        })),
      ),
    },
  },
  play: async ({ args, canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll('section[aria-labelledby$="-title"]')];
    await expect(sections.length).toBeGreaterThan(10);
    const dishesOf = (section: Element) =>
      new Set([...section.querySelectorAll('a[href^="?dish="]')].map((link) => link.getAttribute('href')));
    const shown = sections.map((section) => dishesOf(section).size);
    const has = args.menu.categories.map(({ items }) => items.length);
    await expect(shown).toEqual(has.map((count, at) => Math.min(count, at === 0 ? 3 : 2)));
  },
};
