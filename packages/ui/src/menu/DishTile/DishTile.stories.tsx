import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { square, wide } from './DishTile.stories.css.ts';
import { DishTile } from './DishTile.tsx';

const meta = {
  component: DishTile,
  args: { photoUrl: tikkaDish.photoUrl, className: square },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for every picture of a dish: a lit paper table, the dish, and its shadow on the ground.

**Not for** other pictures: use \`Image\`.

**Do** give it its measure with a class. **Do not** write the dish's name on it: that stands beside it.

**Keyboard**: nothing in it takes the focus: the card around it does.
`,
      },
    },
  },
} satisfies Meta<typeof DishTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dish on its tile. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** A tile much wider than high is filled by its height. */
export const Wide: Story = { args: { className: wide, fit: 'height' } };

/** With a count in the corner. */
export const WithFlag: Story = {
  args: { flag: '2 in cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 in cart')).toBeVisible();
  },
};

/** Sold out. */
export const Dimmed: Story = { args: { isDimmed: true } };

/** No picture: an empty plate. */
export const NoPicture: Story = {
  args: { photoUrl: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A picture that does not load turns into the empty plate. */
export const Broken: Story = {
  args: { photoUrl: '/missing.webp', isEager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
