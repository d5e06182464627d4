import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { panoramaPhoto, portraitPhoto } from '../../private/fixtures/photos.ts';
import { naanDish, tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { ResultPoster } from './ResultPoster.tsx';

const photoUrls = [tikkaDish.photoUrl, naanDish.photoUrl].filter((url) => url !== null);

const meta = {
  component: ResultPoster,
  args: {
    isOpen: true,
    tone: 'good',
    title: 'Checkout Successful',
    lead: 'Thank you. Order S-4821 is with the kitchen.',
    photoUrls,
    footer: <Button>Back to menu</Button>,
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** to tell how something of weight ended: poster, title, facts, the way on.

**Not for** passing news: that is a toast.

| Key | What it does |
|---|---|
| Escape | closes |
`,
      },
      story: { inline: false, height: '560px' },
    },
  },
} satisfies Meta<typeof ResultPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lit disc and two dishes. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Checkout Successful' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The first dish on its way. */
export const Riding: Story = { args: { isRiding: true } };

/** A grey disc. */
export const Bad: Story = { args: { tone: 'bad', title: 'Checkout Failed' } };

/** The news large, the title small above it. */
export const Headline: Story = {
  args: { title: 'Checkout Failed', headline: ['You left the payment page.', 'Nothing was charged.'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Checkout Failed' });
    await waitFor(() => expect(within(dialog).getByText('Nothing was charged.')).toBeVisible());
  },
};

/** Dishes without pictures leave the disc alone. */
export const NoPictures: Story = { args: { photoUrls: [] } };

/** Photos of the restaurant's own are plates. The end of each address is how photos are known. */
export const Photos: Story = {
  args: { photoUrls: [portraitPhoto, panoramaPhoto].map(({ photoUrl }) => `${photoUrl}#/pictures/`) },
};
