import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent as user } from 'storybook/test';
import { cocktailCard } from '../../private/fixtures/alcohol.ts';
import { karahiCard } from '../../private/fixtures/karahi-dish.ts';
import { markedCard } from '../../private/fixtures/marked-dish.ts';
import {
  broccoliCard,
  naanCard,
  pilauCard,
  rotiCard,
  tikkaCard,
} from '../../private/fixtures/menu-summaries.ts';
import { portraitPhoto } from '../../private/fixtures/photos.ts';
import { DishGrid } from '../DishGrid/DishGrid.tsx';
import { DishCard } from './DishCard.tsx';

const meta = {
  component: DishCard,
  args: { item: naanCard, href: `?dish=${naanCard.id}`, onAdd: fn(), onIntent: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for every dish in a list, inside a \`DishGrid\`. The whole card leads to the dish's dialog.

**Not for** the first dish of a section: that is a \`LeadDish\`.

**Do** let name and price win. **Do not** add anything else that can be pressed.

| Key | What it does |
|---|---|
| Enter on the name | opens the dish |
| Enter on Allergens | opens the dish, where they are listed |
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
} satisfies Meta<typeof DishCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At rest. A dish without options is added in one press. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Garlic and coriander naan' })).toBeVisible();
    await expect(canvas.getByText('£4.50')).toBeVisible();
    await expect(canvas.queryByText('from')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' }));
    await expect(args.onAdd).toHaveBeenCalledWith(naanCard);
  },
};

/** A dish with options: Add leads to the dialog, also without JavaScript. */
export const WithOptions: Story = {
  args: { item: tikkaCard, href: `?dish=${tikkaCard.id}` },
  play: async ({ args, canvas }) => {
    const href = `?dish=${tikkaCard.id}`;
    await expect(canvas.getByRole('link', { name: 'Add Smoked chicken tikka' })).toHaveAttribute(
      'href',
      href,
    );
    await expect(canvas.getByRole('link', { name: 'Smoked chicken tikka' })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('link', { name: 'Allergens in Smoked chicken tikka' })).toHaveAttribute(
      'href',
      href,
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** A required choice decides what it costs: the least that anyone can pay, with "from" before it. */
export const PricedByChoice: Story = {
  args: { item: karahiCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('from £10.00');
  },
};

/** By keyboard the name comes first, then Allergens, then Add. */
export const Focus: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Garlic and coriander naan' })).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalledWith(naanCard);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Allergens/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Add/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
  },
};

/** Under the pointer the light on the tile grows a little, and the app may read the dish ahead. */
export const Hover: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    // The browser's own pointer may stand on the card already.
    mocked(args.onIntent)?.mockClear();
    await user.hover(canvas.getByRole('article'));
    await expect(args.onIntent).toHaveBeenCalledWith(naanCard);
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

/** In the cart: a flag says how many. */
export const InCart: Story = {
  args: { inCart: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 in cart')).toBeVisible();
  },
};

/** Sold out: greyed, readable, and not to be added. */
export const SoldOut: Story = {
  args: { item: broccoliCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out today')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /Allergens/ })).toBeVisible();
  },
};

/** Without a picture an empty plate shows. */
export const NoPicture: Story = { args: { item: rotiCard } };

/** A picture that does not load turns into the empty plate as well. */
export const BrokenPicture: Story = {
  args: { item: { ...pilauCard, photoUrl: '/missing.webp' } },
};

/** A photo of the restaurant's own fills its tile. */
export const WithPhoto: Story = { args: { item: { ...naanCard, ...portraitPhoto } } };

/** A high photo as the first of a section, wide and low. */
export const LeadPhoto: Story = { args: { item: { ...naanCard, ...portraitPhoto }, isLead: true } };

/** The picture above the words, as on a category's page. */
export const Column: Story = { args: { layout: 'column', item: pilauCard } };

/** A search marks what it found. */
export const Highlighted: Story = {
  args: { item: tikkaCard, highlight: 'smok' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Smok', { selector: 'mark' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Smoked chicken tikka' })).toBeVisible();
  },
};

/** A drink for adults: marked as such, and added like any other; age is asked for before payment. */
export const Alcohol: Story = {
  args: { item: cocktailCard },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('18 or over')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Smoky old fashioned' }));
    await expect(args.onAdd).toHaveBeenCalledWith(cocktailCard);
  },
};

/** Vegan only as some of its choices make it. */
export const VeganOption: Story = {
  args: { item: markedCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vegan option')).toBeInTheDocument();
    await expect(canvas.queryByText('Vegan')).not.toBeInTheDocument();
    await expect(canvas.getByText('Vegan with Vegetables and Roti')).toBeVisible();
  },
};

/** Outside its time it says when it comes back, in the place of Add. */
export const NotSoldNow: Story = {
  args: { item: { ...naanCard, saleNote: { isSold: false, text: 'Tomorrow from 12:00' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tomorrow from 12:00')).toBeVisible();
    await expect(canvas.queryByText('Add')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Garlic and coriander naan' })).toBeVisible();
  },
};

/** Inside its time it says until when. */
export const SoldUntil: Story = {
  args: { item: { ...naanCard, saleNote: { isSold: true, text: 'Lunch, until 14:30' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Lunch, until 14:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** With delivery chosen it cannot be added. */
export const CollectionOnly: Story = {
  args: { item: { ...naanCard, modes: ['collection'] }, orderingMode: 'delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Collection only')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** With collection chosen it is a dish like any other, and says why it was not. */
export const ForThisMode: Story = {
  args: { item: { ...naanCard, modes: ['collection'] }, orderingMode: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only for collection')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Garlic and coriander naan' })).toBeVisible();
  },
};

/** The reason stays whole on a narrow screen. */
export const NotSoldOnAPhone: Story = {
  tags: ['!autodocs'],
  args: {
    item: { ...tikkaCard, modes: ['collection'], saleNote: { isSold: false, text: 'Wednesday from 17:30' } },
    orderingMode: 'delivery',
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday from 17:30')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
