import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cocktailLine, lagerLine, lassiLine } from '../../private/fixtures/alcohol.ts';
import { goneLine, naanLine, tikkaLine } from '../../private/fixtures/carts.ts';
import { halvesLine } from '../../private/fixtures/configured-lines.ts';
import { column } from '../CartColumn.stories.css.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  component: CartLine,
  decorators: [
    (Story) => (
      <ul className={column}>
        <Story />
      </ul>
    ),
  ],
  args: { item: tikkaLine, onQuantityChange: fn(), onChange: fn(), onRemove: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** for one configured dish in the cart. The same dish with other options is another line.

**Not for** orders that were placed: an \`OrderReceipt\` is a snapshot without controls.

**Do** keep a line whose dish is gone, marked, until it is removed: the customer has to know. **Do not** remove a
line with the minus: that is what Remove is for.

| Key | What it does |
|---|---|
| Tab | goes to minus, plus, Change and Remove |
| Enter, Space | presses them |
`,
      },
    },
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of a dish with options: the price of both, and beneath the choices that of each. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Medium, Masala fries, Mint raita, £13.45 each')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Smoked chicken tikka' }));
    await expect(args.onChange).toHaveBeenCalledWith(tikkaLine.id);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(tikkaLine.id, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(tikkaLine.id, 1);
  },
};

/** Two of a dish with several of one topping: what was chosen for its size hangs under that. */
export const Configured: Story = {
  args: { item: halvesLine },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Naan pizza, two halves', { selector: 'p > span' });
    await expect(
      [...(name.parentElement?.parentElement?.querySelectorAll('p') ?? [])].map((row) => row.textContent),
    ).toEqual([
      'Naan pizza, two halves',
      'Large',
      '2 × Smoked chicken, Crisp onions',
      'Tomato and basil, Lamb keema, No cheese, £20.50 each',
    ]);
    await expect(canvas.getByText('£41.00')).toBeVisible();
  },
};

/** One of a dish without options: the minus is disabled, since Remove takes it out. */
export const Single: Story = {
  args: { item: naanLine },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await expect(canvas.queryByText(/each/)).not.toBeInTheDocument();
    // There is nothing to choose.
    await expect(canvas.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Garlic and coriander naan' }));
    await expect(args.onRemove).toHaveBeenCalledWith(naanLine.id);
  },
};

/** As many as may be ordered: the plus is disabled. */
export const MostAllowed: Story = {
  args: { item: { ...naanLine, quantity: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
};

/** The dish is gone: dimmed, with the reason, and only to be removed. */
export const Unavailable: Story = {
  args: { item: goneLine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out today. Remove it to check out.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'One more' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeVisible();
  },
};

const raitaGone = tikkaLine.menuItem.options.map((option) => ({
  ...option,
  choices: option.choices.map((choice) =>
    choice.name === 'Mint raita' ? { ...choice, isAvailable: false } : choice,
  ),
}));

/** Only a choice is gone: another one makes the dish available again. */
export const ChoiceGone: Story = {
  args: {
    item: {
      ...tikkaLine,
      menuItem: { ...tikkaLine.menuItem, options: raitaGone },
      isAvailable: false,
      unavailableReason: 'Mint raita is sold out.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Smoked chicken tikka' }));
    await expect(args.onChange).toHaveBeenCalledWith(tikkaLine.id);
  },
};

/** No picture: the plate stays empty, and everything keeps its place. */
export const NoPicture: Story = {
  args: { item: { ...naanLine, menuItem: { ...naanLine.menuItem, photoUrl: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('Garlic and coriander naan', { selector: 'p > span' })).toBeVisible();
  },
};

/** Just added: the server has not confirmed it, so there is nothing to change or remove yet. */
export const BeingAdded: Story = {
  args: { item: { ...naanLine, isBeingAdded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 on the way to your cart')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A drink for adults. */
export const Alcohol: Story = {
  args: { item: cocktailLine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 or over')).toBeInTheDocument();
  },
};

/** A choice brings the alcohol; with another one there is no mark. */
export const AlcoholInChoice: Story = {
  args: { item: lagerLine },
  render: (args) => (
    <>
      <CartLine {...args} />
      <CartLine {...args} item={lassiLine} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('18 or over')).toHaveLength(1);
  },
};

/** Its time is over: the line says when it comes back, and takes no more of it. */
export const NotSoldNow: Story = {
  args: { item: { ...tikkaLine, saleNote: { isSold: false, text: 'Tomorrow from 12:00' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sold now: tomorrow from 12:00.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Remove Smoked chicken tikka' })).toBeVisible();
  },
};

/** Sold for collection alone, with delivery chosen. */
export const NotInThisMode: Story = {
  args: {
    item: { ...tikkaLine, menuItem: { ...tikkaLine.menuItem, modes: ['collection'] } },
    orderingMode: 'delivery',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only for collection.')).toBeVisible();
  },
};

/** As many as go into one order: the plus is disabled, and the line says why. */
export const AtItsLimit: Story = {
  args: { item: { ...tikkaLine, menuItem: { ...tikkaLine.menuItem, maxPerOrder: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 2 in one order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeEnabled();
  },
};

/** Another line of the same dish counts too. */
export const AtItsLimitWithAnotherLine: Story = {
  args: {
    item: { ...tikkaLine, quantity: 1, menuItem: { ...tikkaLine.menuItem, maxPerOrder: 3 } },
    piecesOfDish: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 3 in one order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
};
