import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerFit, type PromoCode } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { offerOrder, saffronPromoCodes } from '../../private/fixtures/promo-codes.ts';
import { OfferStatus } from '../OfferStatus/OfferStatus.tsx';
import { OfferStrip } from './OfferStrip.tsx';

const onApply = fn();
const status = (promo: PromoCode) => (
  <OfferStatus promo={promo} fit={offerFit(promo, offerOrder)} onApply={onApply} />
);

const meta = {
  component: OfferStrip,
  args: { offers: saffronPromoCodes, status },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** between order bar and menu: it shows two public promo codes, those of the ordering mode first.

**Not for** all the codes there are: the page of offers has them, as \`OfferCard\`s.

**Do** draw an \`OfferStatus\` beside each, and leave it out for visitors, who have no cart. **Do not** apply a code
without being asked.

| Key | What it does |
|---|---|
| Tab | goes to the strip, then to the Apply of each offer |
| Enter, Space | puts the code into the cart |
| Left, Right | scrolls the strip on phones |
`,
      },
    },
  },
} satisfies Meta<typeof OfferStrip>;

export default meta;
type Story = StoryObj<typeof OfferStrip>;

/** Two codes to apply. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Free delivery')).toBeVisible();
    await expect(canvas.getByText(/over £25\.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply LEEDSFREE' }));
    await expect(onApply).toHaveBeenCalledWith('LEEDSFREE');
  },
};

/** Collection chosen: an offer for deliveries gives way to the next one. */
export const Collection: Story = {
  args: { mode: 'collection', status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Free delivery')).not.toBeInTheDocument();
    await expect(canvas.getByText('£3.00 off your order')).toBeVisible();
  },
};

/** Collection, and only one other offer: the one for deliveries says so. */
export const CollectionFewOffers: Story = {
  args: { mode: 'collection', status: undefined, offers: saffronPromoCodes.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free delivery')).toBeVisible();
    await expect(canvas.getAllByText('Delivery only')).toHaveLength(1);
  },
};

/** A visitor reads the codes. */
export const Visitor: Story = {
  args: { status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Delivery only')).not.toBeInTheDocument();
  },
};

/** Without codes nothing is shown, not even a heading. */
export const None: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
  },
};
