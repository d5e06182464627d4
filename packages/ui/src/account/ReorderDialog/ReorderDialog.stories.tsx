import type { Meta, StoryObj } from '@storybook/react-vite';
import { mergeReorders, orderTimes, pence, type Reorder } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ModalStackProvider } from '../../modal-stack/ModalStackProvider.tsx';
import { deliveredOrder } from '../../private/fixtures/orders.ts';
import { againOrder, changedAgain, sameAgain } from '../../private/fixtures/reorders.ts';
import { ReorderDialog, type ReorderDialogProps } from './ReorderDialog.tsx';

const meta = {
  component: ReorderDialog,
  args: {
    isOpen: true,
    order: againOrder,
    times: orderTimes(new Date('2026-11-20T18:52:00Z'), 'Europe/London'),
    result: changedAgain,
    onAccept: fn(),
    onUndo: fn(),
    onGoToCart: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ModalStackProvider>
        <Story />
      </ModalStackProvider>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '48rem' },
      description: {
        component: `
**Use it** after the press of Order again: what fits is in the cart by then, and the dialog says what has changed.

**Not for** choosing what to order again: that is done in the cart.

**Do** ask before a dish whose allergens have changed is added, with those of now and those of then. **Do not** add up
what was left out.

| Key | What it does |
|---|---|
| Tab | goes through the questions, Undo all and Go to cart |
| Enter, Space | press them |
| Escape | closes the dialog; the cart keeps what was added |
`,
      },
    },
  },
} satisfies Meta<typeof ReorderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const element = await screen.findByRole('dialog', { name: 'Order again' });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** One dish needs an answer, one costs more, one is sold out, one is as before. */
export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const shown = await dialog();
    await expect(
      shown.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          element.textContent === 'From S-1019 on 6 November. Three things have changed since then.',
      ),
    ).toBeVisible();
    const question = shown.getByRole('region', { name: 'Allergens changed: now contains nuts' });
    await expect(question).toHaveTextContent(
      '1 × Butter chickenMediumContains milk, nuts.It used to say: contains milk. May contain nuts.£12.50',
    );
    await step('What has changed by itself', async () => {
      await expect(shown.getByRole('region', { name: 'Costs more now, added' })).toHaveTextContent(
        '1 × Smoky old fashioned 18+18 or over50p more than last time.was £8.50now £9.00',
      );
      await expect(shown.getByRole('region', { name: 'Sold out, not added' })).toHaveTextContent(
        '1 × Tandoori broccoliBack tomorrow at 12:00.£8.95',
      );
      await expect(shown.getByRole('region', { name: 'As before, added' })).toHaveTextContent(
        '2 × House black dalContains milk. May contain mustard.£19.90',
      );
      await expect(shown.getByRole('status')).toHaveTextContent(
        '£28.90 added to your cart3 dishes, 1 more needs your answer',
      );
    });
    await step('What can be done', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Add it anyway Butter chicken' }));
      await expect(args.onAccept).toHaveBeenCalledWith('line-chicken');
      await userEvent.click(shown.getByRole('button', { name: 'Undo all' }));
      await expect(args.onUndo).toHaveBeenCalledOnce();
      await userEvent.click(shown.getByRole('button', { name: 'Go to cart' }));
      await expect(args.onGoToCart).toHaveBeenCalledOnce();
    });
  },
};

/** The order is on its way to the cart. */
export const Adding: Story = {
  args: { result: null },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('status')).toHaveTextContent('Adding to your cart');
    await userEvent.click(shown.getByText('Close', { selector: 'button *' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Everything is as it was: there is nothing to decide. */
export const NothingChanged: Story = {
  args: { order: deliveredOrder, result: sameAgain },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText(/Nothing has changed since then/)).toBeVisible();
    await expect(shown.queryByRole('button', { name: /^Add it anyway/ })).not.toBeInTheDocument();
    await expect(shown.getByRole('status')).toHaveTextContent('£31.40 added to your cart3 dishes');
  },
};

/** What is left out goes to the end of what was changed, and no longer needs an answer. */
export const LeavingOut: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Leave it out Butter chicken' }));
    await expect(shown.getByRole('region', { name: 'Left out, as you wished' })).toHaveTextContent(
      'Butter chicken',
    );
    await expect(shown.getByRole('status')).toHaveTextContent('£28.90 added to your cart3 dishes');
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

const accepted: Reorder = {
  menuVersion: 12,
  added: [],
  changed: [
    {
      lineId: 'line-chicken',
      cartItemId: 'cart-chicken',
      name: 'Butter chicken',
      quantity: 1,
      unitPrice: pence(1_250),
      allergens: { contains: ['milk', 'nuts'], mayContain: [] },
      before: {
        quantity: 1,
        unitPrice: pence(1_250),
        allergens: { contains: ['milk'], mayContain: ['nuts'] },
      },
    },
  ],
  left: [],
};
const Accepting = (args: ReorderDialogProps) => {
  const [result, setResult] = useState(args.result);
  return (
    <ReorderDialog
      {...args}
      result={result}
      onAccept={(lineId) => setResult(result && mergeReorders(result, accepted, [lineId]))}
    />
  );
};

/** Accepted: it is in the cart, and the sum has grown. */
export const Accepted: Story = {
  tags: ['!autodocs'],
  render: Accepting,
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Add it anyway Butter chicken' }));
    await expect(shown.getByRole('region', { name: 'Allergens changed, added' })).toHaveTextContent(
      'Butter chickenMediumContains milk, nuts.£12.50',
    );
    await expect(shown.getByRole('status')).toHaveTextContent('£41.40 added to your cart4 dishes');
  },
};

/** It is on its way: a second press does nothing. */
export const OnItsWay: Story = {
  args: { accepting: 'line-chicken' },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    const button = shown.getByRole('button', { name: 'Adding it Butter chicken' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(shown.queryByRole('button', { name: /^Leave it out/ })).not.toBeInTheDocument();
  },
};

/** It did not arrive: the same press tries again. */
export const AcceptanceFailed: Story = {
  args: { failedLine: 'line-chicken' },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('It was not added. Please try again.');
    await userEvent.click(shown.getByRole('button', { name: 'Add it anyway Butter chicken' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** The server refused it: the reason stands in the place where the answer was. */
export const AcceptanceRefused: Story = {
  args: {
    failedLine: 'line-chicken',
    failedWhy: 'Your cart is full: it can hold 100 different dishes. Nothing was added.',
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent(
      'Your cart is full: it can hold 100 different dishes. Nothing was added.',
    );
  },
};

/** A part of the dish is not stated, then and now: what the others state may be new. */
export const NotStatedInFull: Story = {
  args: {
    result: {
      ...changedAgain,
      left: changedAgain.left.map((left) => ({ ...left, allergens: { before: null, now: null } })),
    },
  },
  play: async () => {
    const shown = await dialog();
    await expect(
      shown.getByRole('region', { name: 'Allergens may have changed: not stated in full' }),
    ).toHaveTextContent('It used to say: not stated.');
  },
};

const [line] = changedAgain.added;
const left = (reason: Reorder['left'][number]['reason'], name: string, message: string) => ({
  lineId: `line-${reason}`,
  name,
  quantity: 2,
  unitPrice: null,
  readAt: 12,
  reason,
  message,
});

/** All other news: less to pay, fewer than before, and every reason to leave a dish. */
export const EveryReason: Story = {
  args: {
    result: {
      menuVersion: 12,
      added: [],
      changed:
        line === undefined
          ? []
          : [
              { ...line, unitPrice: pence(845) },
              { ...line, lineId: 'fewer', quantity: 1 },
              {
                ...line,
                lineId: 'renamed',
                renamed: [
                  { before: 'Black dal', now: 'House black dal' },
                  { before: 'Medium', now: 'Warm' },
                ],
              },
            ],
      left: [
        left('dish_gone', 'Keema samosa', 'No longer on the menu.'),
        left(
          'choice_gone',
          'Grill plate',
          'Peshwari naan can no longer be chosen. Choose again on the menu.',
        ),
        left('not_now', 'Lunch thali', 'Tomorrow from 12:00.'),
        left('choice_sold_out', 'Dal bowl', 'Saffron pilau is sold out. Choose again on the menu.'),
        left('choose_again', 'Seekh roll', 'Choose 1 for “Heat”.'),
        left('over_limit', 'Mango kulfi', 'Your cart holds as many as one order can have: 4.'),
        left('other', 'Chai', 'It cannot be added.'),
      ],
    },
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText(/Ten things have changed/)).toBeVisible();
    await expect(shown.getByRole('region', { name: 'Costs less now, added' })).toHaveTextContent(
      '2 × House black dal£1.50 less each than last time.was £19.90now £16.90',
    );
    await expect(shown.getByRole('region', { name: 'Fewer than last time, added' })).toHaveTextContent(
      '1 of the 2 from last time: more do not fit into one order.',
    );
    await expect(shown.getByRole('region', { name: 'Called otherwise now, added' })).toHaveTextContent(
      '2 × House black dal“Black dal” is now called “House black dal”.“Medium” is now called “Warm”.Contains milk. May contain mustard.£19.90',
    );
    await expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Costs less now, added',
      'Fewer than last time, added',
      'Called otherwise now, added',
      'No longer on the menu, not added',
      'A choice is gone, not added',
      'Not sold now, not added',
      'A choice is sold out, not added',
      'Needs a new choice, not added',
      'Your cart has enough of it, not added',
      'Not added',
    ]);
  },
};

/** Nothing could be added: there is nothing to undo. */
export const NothingAdded: Story = {
  args: { result: { ...changedAgain, added: [], changed: [] } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('status')).toHaveTextContent(
      'Nothing added to your cart1 needs your answer',
    );
    await expect(shown.queryByRole('button', { name: 'Undo all' })).not.toBeInTheDocument();
    await userEvent.click(shown.getByText('Close', { selector: 'button *' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A full cart takes nothing; trying again would not help. */
export const CartFull: Story = {
  args: {
    result: null,
    failure: 'Your cart is full: it can hold 100 different dishes. Nothing was added.',
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('Your cart is full');
    await expect(shown.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

/** It did not arrive. */
export const Failed: Story = {
  args: { result: null, failure: 'Nothing was added. Please try again.', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The whole screen on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

/** By keyboard alone: the question, then the way to the cart. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await dialog();
    const focused = () => document.activeElement?.textContent;
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 12 && focused() !== name; presses += 1) await userEvent.tab();
      await expect(focused()).toBe(name);
    };
    await tabTo('Add it anyway Butter chicken');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await tabTo('Go to cart');
    await userEvent.keyboard(' ');
    await expect(args.onGoToCart).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
