import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leedsFree, saffronPromoCodes } from '../../private/fixtures/promo-codes.ts';
import { saffronMenu } from '../../private/fixtures/saffron-menu.ts';
import { OffersPage } from './OffersPage.tsx';

const meta = {
  component: OffersPage,
  args: {
    offers: saffronPromoCodes,
    appliedCode: 'SMOKE10',
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

/** Five codes, the first one large and in the cart. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByText('Applied to your cart')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code LEEDSFREE' }));
    await expect(args.onCopy).toHaveBeenCalledWith(leedsFree);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply LEEDSFREE' }));
    await expect(args.onApply).toHaveBeenCalledWith(leedsFree);
  },
};

/** A visitor reads and copies the codes. */
export const Visitor: Story = {
  args: { appliedCode: null, onApply: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One code per order. Log in to use a code in your cart.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Copy code/ })).toHaveLength(5);
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
