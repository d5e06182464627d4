import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { missingProblem, problemPhotoHref } from '../story-fixtures/problem-orders.ts';
import { ProblemPhotoDialog } from './ProblemPhotoDialog.tsx';

const meta = {
  component: ProblemPhotoDialog,
  args: {
    isOpen: true,
    number: 'S-1032',
    photos: missingProblem.photos,
    first: 0,
    hrefOf: (photoId) => problemPhotoHref(missingProblem.id, photoId),
    onClose: fn(),
  },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** to show a photo of a problem large, after a press on its small picture.

**Not for** pictures of dishes.

**Do** show all of the photo. **Do not** keep it: it is read again each time.

**Also called** lightbox.

| Key | What it does |
|---|---|
| Tab | goes to the photo before and the next one |
| Escape | closes it |
`,
      },
    },
  },
} satisfies Meta<typeof ProblemPhotoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** The first of two; a press shows the other one. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const dialog = await shown('Photo 1 of 2, S-1032');
    await waitFor(() =>
      expect(dialog.getByRole<HTMLImageElement>('img', { name: 'Photo 1 of 2, S-1032' }).naturalWidth).toBe(
        480,
      ),
    );
    await expect(dialog.getByRole('button', { name: 'Photo before' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
    await expect(await dialog.findByRole('img', { name: 'Photo 2 of 2, S-1032' })).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Photo before' }));
    await expect(await dialog.findByRole('img', { name: 'Photo 1 of 2, S-1032' })).toBeInTheDocument();
  },
};

/** A high photo stays whole in the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = await shown('Photo 1 of 2, S-1032');
    const placeOf = (role: 'img' | 'button', name: RegExp) =>
      dialog.getByRole(role, { name }).getBoundingClientRect();
    await waitFor(async () => {
      const photo = placeOf('img', /^Photo 1/);
      await expect(photo.right).toBeLessThanOrEqual(window.innerWidth);
      await expect(photo.bottom).toBeLessThanOrEqual(placeOf('button', /^Next/).top);
      await expect(placeOf('button', /^Next/).bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

/** Only one, in dark. */
export const One: Story = {
  args: { photos: missingProblem.photos.slice(1) },
  globals: { scheme: 'dark' },
  play: async () => {
    const dialog = await shown('Photo 1 of 1, S-1032');
    await expect(dialog.queryByRole('button', { name: 'Next photo' })).toBeNull();
  },
};

/** It does not come. */
export const Failed: Story = {
  args: { hrefOf: () => 'data:image/webp;base64,AAAA' },
  play: async ({ args, userEvent }) => {
    const dialog = await shown('Photo 1 of 2, S-1032');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The photo could not be loaded.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Right to left: the buttons point the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
