import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerFit, pence } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import {
  conditionalPromoCodes,
  leedsFree,
  offerOrder,
  smoke10,
  welcome,
} from '../../private/fixtures/promo-codes.ts';
import { saffronMenu } from '../../private/fixtures/saffron-menu.ts';
import { OfferCard } from './OfferCard.tsx';

const meta = {
  component: OfferCard,
  args: {
    promo: leedsFree,
    timeZone: 'Europe/London',
    fit: offerFit(leedsFree, offerOrder),
    onApply: fn(),
    onCopy: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the page of offers: what a code gives, its terms, what it saves on the order, the code, which a press
copies, and a button to apply it, or why it does not fit.

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
    await expect(canvas.getByText('Fits, saves £2.49')).toBeVisible();
    await expect(args.onApply).toHaveBeenCalledWith('LEEDSFREE');
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
    await expect(canvas.getByText('Applied, saves £2.49')).toBeVisible();
    await expect(canvas.queryByText(/^Fits/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  },
};

/** The first offer of the page, large, with dishes beside it. */
export const Lead: Story = {
  args: {
    promo: smoke10,
    fit: offerFit(smoke10, offerOrder),
    isLead: true,
    pictures: saffronMenu.categories.flatMap(({ items }) => items[0]?.photoUrl ?? []).slice(0, 3),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '10% off your order' })).toBeVisible();
    await expect(canvas.getByText('Orders over £20.00, until 30 November.')).toBeVisible();
  },
};

/** The order is too small: what is missing, and how much of the minimum is there. */
export const BelowMinimum: Story = {
  args: {
    promo: { ...smoke10, code: 'TABLE15', value: 15, minimumOrder: pence(4000), endsAt: null },
    fit: { kind: 'below_minimum', missing: pence(1060), minimum: pence(4000), subtotal: pence(2940) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add £10.60 more')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '£29.40 of £40.00' })).toHaveValue(2940);
    await expect(canvas.queryByRole('button', { name: /Apply/ })).not.toBeInTheDocument();
  },
};

/** How often a customer has used a limited code is known to the server alone. */
export const MayFit: Story = {
  args: { fit: { kind: 'fits', saving: pence(125), isCertain: false }, isInstead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May fit, saves £1.25')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use instead LEEDSFREE' })).toBeVisible();
  },
};

/** Refused by the server: it says why, and no longer that it fits. */
export const Refused: Story = {
  args: { refusal: 'You have already used LEEDSFREE.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have already used LEEDSFREE.')).toBeVisible();
    await expect(canvas.queryByText(/^Fits/)).not.toBeInTheDocument();
  },
};

/** A visitor can copy the code, and use it once signed in. */
export const Visitor: Story = {
  args: { onApply: undefined, fit: { kind: 'unpriced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Copy code LEEDSFREE' })).toBeVisible();
  },
};

/** Where nothing can be copied, the code is text. */
export const NotToBeCopied: Story = {
  args: { onApply: undefined, onCopy: undefined, fit: { kind: 'unpriced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LEEDSFREE')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Codes that are for other orders: each says which, where Apply would be. */
export const OtherOrders: Story = {
  render: (args) => (
    <>
      {conditionalPromoCodes.map((promo) => (
        <OfferCard key={promo.id} {...args} promo={promo} fit={offerFit(promo, offerOrder)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '12.5% off your order' })).toBeVisible();
    await expect(canvas.getByText('Any collection order.')).toBeVisible();
    await expect(canvas.getByText('Any order, on Mondays and Sundays, up to £5.00 off.')).toBeVisible();
    for (const why of ['Collection only', 'On Mondays and Sundays', 'For Drinks']) {
      await expect(canvas.getByText(why)).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  },
};

/** Whether a customer has ordered before is known to the server alone. */
export const FirstOrder: Story = {
  args: { promo: welcome, fit: offerFit(welcome, offerOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your first order over £20.00.')).toBeVisible();
    await expect(canvas.getByText('May fit, saves £5.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply WELCOME' })).toBeVisible();
  },
};
