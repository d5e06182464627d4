import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leedsFree, smoke10 } from '../../private/fixtures/promo-codes.ts';
import { saffronMenu } from '../../private/fixtures/saffron-menu.ts';
import { OfferCard } from './OfferCard.tsx';

const meta = {
  component: OfferCard,
  args: { promo: leedsFree, timeZone: 'Europe/London', onApply: fn(), onCopy: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the page of offers: what a code gives, its terms, the code, which a press copies, and a
button to apply it.

**Not for** the home page: that has an \`OfferStrip\`.

**Do** set only the first one as the lead. **Do not** hide the terms.

| Key | What it does |
|---|---|
| Tab | goes to the code, then to Apply |
| Enter, Space | copies the code, or puts it into the cart |
`,
      },
    },
  },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof OfferCard>;

/** A code to apply. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Free delivery' })).toBeVisible();
    await expect(canvas.getByText('Delivery orders over £25.00.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply LEEDSFREE' }));
    await expect(args.onApply).toHaveBeenCalledWith(leedsFree);
  },
};

/** A press on the code copies it, to type in the cart or to pass on to a friend. */
export const Copying: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code LEEDSFREE' }));
    await expect(args.onCopy).toHaveBeenCalledWith(leedsFree);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** The code is in the cart. */
export const Applied: Story = {
  args: { isApplied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applied to your cart')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  },
};

/** The first offer of the page, large, with dishes beside it. */
export const Lead: Story = {
  args: {
    promo: smoke10,
    isLead: true,
    pictures: saffronMenu.categories.flatMap(({ items }) => items[0]?.photoUrl ?? []).slice(0, 3),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '10% off your order' })).toBeVisible();
    await expect(canvas.getByText('Orders over £20.00, until 30 November.')).toBeVisible();
  },
};

/** A visitor can copy the code, and use it once signed in. */
export const Visitor: Story = {
  args: { onApply: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Copy code LEEDSFREE' })).toBeVisible();
  },
};

/** Where nothing can be copied, the code is text. */
export const NotToBeCopied: Story = {
  args: { onApply: undefined, onCopy: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LEEDSFREE')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
