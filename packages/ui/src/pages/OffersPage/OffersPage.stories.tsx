import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerFit, type PromoCode, pence } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { leedsFree, offerOrder, saffronPromoCodes } from '../../private/fixtures/promo-codes.ts';
import { saffronMenu } from '../../private/fixtures/saffron-menu.ts';
import { OffersPage } from './OffersPage.tsx';

const inCart = (promo: PromoCode) => ({
  fit: offerFit(promo, offerOrder),
  isApplied: promo.code === 'SMOKE10',
  isInstead: promo.code !== 'SMOKE10',
});
const withoutCart = (promo: PromoCode) => ({ fit: offerFit(promo, { ...offerOrder, items: [] }) });

const meta = {
  component: OffersPage,
  args: {
    offers: saffronPromoCodes,
    stateOf: inCart,
    order: { subtotal: pence(2940), mode: 'delivery' },
    onApply: fn(),
    onCopy: fn(),
    timeZone: 'Europe/London',
    pictures: [2, 0, 3].flatMap((section) => saffronMenu.categories[section]?.items[0]?.photoUrl ?? []),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for every public promo code, newest first.

**Not for** codes that are not public: they are typed in the cart.

**Do** say when the codes could not be read. **Do not** show codes that have ended.

| Key | What it does |
|---|---|
| Tab | goes to each code and its Apply |
| Enter, Space | copies the code, or puts it into the cart |
`,
      },
    },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OffersPage>;

export default meta;
type Story = StoryObj<typeof OffersPage>;

/** The first one is applied; of the others some fit, one may fit, and one needs a bigger order. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('One code per order. For your cart of £29.40, delivered.')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('Applied, saves £2.94')).toBeVisible();
    await expect(canvas.getByText('May fit, saves £1.25')).toBeVisible();
    await expect(canvas.getByText('Add £10.60 more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code LEEDSFREE' }));
    await expect(args.onCopy).toHaveBeenCalledWith(leedsFree);
    await userEvent.click(canvas.getByRole('button', { name: 'Use instead LEEDSFREE' }));
    await expect(args.onApply).toHaveBeenCalledWith('LEEDSFREE');
  },
};

/** Nothing in the cart yet: a code is kept until there is. */
export const EmptyCart: Story = {
  args: {
    order: null,
    stateOf: (promo) => ({ ...withoutCart(promo), isApplied: promo.code === 'LEEDSFREE' }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('One code per order. Apply it here or type it in your cart.'),
    ).toBeVisible();
    await expect(canvas.getByText('Taken off when you have added a dish')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Apply/ })).toHaveLength(5);
  },
};

/** Collection: what is for deliveries says so. */
export const Collection: Story = {
  args: {
    order: { subtotal: pence(2940), mode: 'collection' },
    stateOf: (promo) => ({ fit: offerFit(promo, { ...offerOrder, mode: 'collection' }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Delivery only')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /LEEDSFREE$/ })).toHaveTextContent('Copy code');
  },
};

/** A visitor reads and copies the codes. */
export const Visitor: Story = {
  args: { stateOf: withoutCart, order: null, onApply: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One code per order. Log in to use a code in your cart.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Copy code/ })).toHaveLength(6);
  },
};

/** No codes at the moment. */
export const Empty: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No offers at the moment' })).toBeVisible();
  },
};

/** The codes could not be read. */
export const Failed: Story = {
  args: { offers: [], hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch promos');
  },
};
