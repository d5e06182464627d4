import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import naan from '../../private/fixtures/dishes/naan.webp';
import { square } from './Image.stories.css.ts';
import { Image } from './Image.tsx';

const meta = {
  component: Image,
  args: { src: naan, alt: 'Garlic and coriander naan', width: 224, height: 224, className: square },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for pictures that may be missing. Width and height keep its place; a missing or broken picture turns into
an icon with the same spoken name.

**Not for** dishes on the menu, which stand on a \`DishTile\`.

A photo of a dish: daylight from the side, the whole plate with a hand's breadth around it, one plain surface. What comes
from a messenger is too small; what is cut off at the plate's edge cannot be cropped (docs/photographing-a-dish.md).

**Do** leave \`alt\` empty where words beside it say the same. **Do not** load pictures eagerly that are below the
first screen.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Garlic and coriander naan' })).toHaveAttribute('src', naan);
  },
};

/** No picture: an icon with the same name. */
export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Garlic and coriander naan' })).not.toHaveAttribute('src');
  },
};

/** A picture that does not load turns into the icon. */
export const Broken: Story = {
  args: { src: 'data:image/webp;base64,AAAA', isEager: true },
  play: async ({ canvas }) => {
    const icon = await canvas.findByLabelText('Garlic and coriander naan');
    await expect(icon).toBeVisible();
  },
};

/** Words beside it say the same: silent. */
export const Decorative: Story = {
  args: { alt: '', src: null, fallbackIcon: 'account' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
