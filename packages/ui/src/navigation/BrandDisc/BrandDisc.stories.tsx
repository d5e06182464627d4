import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import naan from '../../private/fixtures/dishes/naan.webp';
import { BrandDisc } from './BrandDisc.tsx';

const meta = {
  component: BrandDisc,
  args: { name: 'Saffron & Smoke' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside the restaurant's name, which it repeats: it is silent.

**Not for** a place without the name beside it: there it would be a picture without words.

**Do** pass the logo where the restaurant has one. **Do not** put words or an icon on the disc.

**Keyboard**: nothing in it takes the focus; the link around it does.
`,
      },
    },
  },
} satisfies Meta<typeof BrandDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initial. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('S')).toBeVisible();
  },
};

/** A logo of its own. */
export const Logo: Story = { args: { logoUrl: naan } };
