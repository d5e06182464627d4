import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent as user } from 'storybook/test';
import { karahiCard } from '../../private/fixtures/karahi-dish.ts';
import {
  broccoliCard,
  naanCard,
  pilauCard,
  rotiCard,
  tikkaCard,
} from '../../private/fixtures/menu-summaries.ts';
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
