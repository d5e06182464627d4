import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { panoramaPhoto, portraitPhoto } from '../../private/fixtures/photos.ts';
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
**Use it** for every picture of a dish. It has two looks: a photo of the restaurant's own fills the tile around its focal
point, in its own colours; a cut-out stands on a lit paper table, with its shadow on the ground.

**Not for** other pictures: use \`Image\`.

**Do** give it its measure with a class, and hand on \`photo\` with \`photoUrl\`: without it a photo is cropped around its middle. **Do not** write the dish's name on it: that stands beside it.

**Keyboard**: nothing in it takes the focus: the card around it does.
`,
      },
    },
  },
} satisfies Meta<typeof DishTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The photo of a tile, once it can be seen. */
const photoIn = async (canvas: HTMLElement) => {
  const picture = canvas.querySelector('img');
  await waitFor(() => expect(picture?.complete && picture.naturalWidth > 0).toBe(true));
  return picture;
};

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

/** A high photo fills its tile around its focal point, with no grade, in sizes that the browser chooses from. */
export const Portrait: Story = {
  args: portraitPhoto,
  play: async ({ canvasElement }) => {
    const picture = await photoIn(canvasElement);
    await expect(picture).toHaveAttribute('width', '480');
    await expect(picture).toHaveAttribute('height', '640');
    await expect(picture?.getAttribute('srcset')?.split(',')).toHaveLength(4);
    const { objectFit, objectPosition, filter } = getComputedStyle(picture ?? canvasElement);
    await expect({ objectFit, objectPosition, filter }).toEqual({
      objectFit: 'cover',
      objectPosition: '50% 80%',
      filter: 'none',
    });
  },
};

/** A panorama in a square keeps its plate. */
export const Panorama: Story = {
  args: panoramaPhoto,
  play: async ({ canvasElement }) => {
    const picture = await photoIn(canvasElement);
    await expect(getComputedStyle(picture ?? canvasElement).objectPosition).toBe('80% 60%');
  },
};

/** The same high photo as a lead. */
export const WidePortrait: Story = { args: { ...portraitPhoto, className: wide, fit: 'height' } };

/** A photo of a dish that is sold out. */
export const DimmedPortrait: Story = { args: { ...portraitPhoto, isDimmed: true, flag: '1 in cart' } };

/** Behind a photo lies its own colour, which shows until it is there. */
export const LoadingPhoto: Story = {
  tags: ['!autodocs'],
  args: portraitPhoto,
  play: async ({ canvasElement }) => {
    const colour = canvasElement.querySelector('svg');
    await expect(colour).toHaveAttribute('fill', '#4a5156');
    await expect(colour?.getBoundingClientRect().width).toBe(204);
  },
};

/** A photo that does not load turns into the empty plate. */
export const FailedToLoad: Story = {
  args: { ...portraitPhoto, photoUrl: '/pictures/missing/640.webp', isEager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** The whole plate with room around it: a wide crop still shows the dish. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => <DishTile {...portraitPhoto} className={wide} fit="height" />,
};

/** No focal point: the crop's middle is not the dish. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => <DishTile photoUrl={`${portraitPhoto.photoUrl}#/pictures/`} className={wide} fit="height" />,
};
