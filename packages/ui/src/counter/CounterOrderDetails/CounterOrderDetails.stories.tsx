import type { Meta, StoryObj } from '@storybook/react-vite';
import { addPence, localTimes, pence } from '@tiffin/domain';
import { expect, fn, within } from 'storybook/test';
import { withAlcohol } from '../../private/fixtures/alcohol.ts';
import {
  newCollectionOrder,
  newOrderWithNote,
  partlyRefundedCounterOrder,
} from '../story-fixtures/counter-orders.ts';
import { CounterOrderDetails } from './CounterOrderDetails.tsx';

const meta = {
  component: CounterOrderDetails,
  args: { order: newOrderWithNote, times: localTimes('Europe/London'), onBack: fn() },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** through \`CounterOrderPage\`, which puts the answer beside it.

**Not for** the customer, who sees an \`OrderReceipt\`.

**Do** show the note and the allergens side by side. **Do not** judge whether they clash: a wrong "looks fine" is worse
than none.

| Key | What it does |
|---|---|
| Tab | reaches the way back |
| Enter, Space | goes back to the board |
`,
      },
    },
  },
} satisfies Meta<typeof CounterOrderDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The allergy first, then the note, quantities large, choices multiplied, allergens in words for each dish. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Allergy and note stand before the first dish', async () => {
      await expect(canvas.getByRole('region', { name: 'Allergy' })).toHaveTextContent('Sesame');
      const note = canvas.getByRole('region', { name: 'Note for the kitchen' });
      await expect(note).toHaveTextContent('Please use clean tongs');
      const dish = canvas.getByText('Smoked chicken tikka');
      await expect(note.compareDocumentPosition(dish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    const lines = canvas.getAllByRole('listitem');
    await step('Choices count as often as their dish', async () => {
      await expect(lines[0]).toHaveTextContent('2 × Medium, 2 × Saffron pilau');
    });
    await step('Allergens are never blank', async () => {
      await expect(lines[0]).toHaveTextContent('ContainsMilk, mustardMay containNone listed');
      await expect(lines[1]).toHaveTextContent(
        'ContainsCereals containing gluten, eggs, mustardMay containMilk, sesame',
      );
      await expect(lines[2]).toHaveTextContent('ContainsNot statedMay containNot stated');
    });
    await step('The rider’s note stands by the address, cutlery below the dishes', async () => {
      const door = canvas.getByRole('region', { name: 'Deliver to' });
      await expect(door).toHaveTextContent('For the rider: Green door, second bell.');
      await expect(canvas.getByText('No cutlery')).toBeVisible();
    });
    await step('What happens if nobody answers is part of the history', async () => {
      const history = within(canvas.getByRole('region', { name: 'So far' }));
      await expect(history.getByText('Declined and paid back if nobody answers')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all orders' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** To be collected, without a note. */
export const Collection: Story = {
  args: { order: newCollectionOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tom collects this order.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Allergy' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Note for the kitchen' })).not.toBeInTheDocument();
  },
};

/** Handed over, with a discount, and some of it paid back. */
export const PartlyRefunded: Story = {
  args: { order: partlyRefundedCounterOrder },
  play: async ({ canvas }) => {
    const money = within(canvas.getByRole('region', { name: 'Money' }));
    await expect(money.getByText('−£10.00')).toBeVisible();
    await expect(money.getByText('Going back')).toBeVisible();
    await expect(money.getByText('−£3.50')).toBeVisible();
  },
};

/** A tip is a line of its own. */
export const WithTip: Story = {
  args: {
    order: {
      ...newOrderWithNote,
      order: {
        ...newOrderWithNote.order,
        breakdown: {
          ...newOrderWithNote.order.breakdown,
          tipAmount: pence(200),
          totalAmount: addPence(newOrderWithNote.order.breakdown.totalAmount, pence(200)),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const money = within(canvas.getByRole('region', { name: 'Money' }));
    await expect(money.getByText('Tip').nextElementSibling).toHaveTextContent('£2.00');
  },
};

/** Who has paid back, when, and for which dishes. */
export const PaidBackBySomeone: Story = {
  args: {
    order: {
      ...partlyRefundedCounterOrder,
      order: {
        ...partlyRefundedCounterOrder.order,
        refunds: [
          {
            amount: pence(350),
            state: 'succeeded',
            at: '2026-11-20T18:22:00.000Z',
            reason: 'missing',
            by: { kind: 'restaurant', name: 'Dev Patel' },
            lines: partlyRefundedCounterOrder.order.items
              .slice(0, 1)
              .map(({ id }) => ({ itemId: id, quantity: 1 })),
          },
        ],
      },
    },
  },
  play: async ({ canvas, args }) => {
    const money = within(canvas.getByRole('region', { name: 'Money' }));
    await expect(money.getByText('Paid back')).toBeVisible();
    await expect(money.getByText('Dev Patel')).toBeVisible();
    const { order } = args.order;
    const [dish] = order.items;
    await expect(money.getByText(`at 18:22: missing: ${dish?.name}`)).toBeVisible();
  },
};

/** Paid a second time by mistake: that payment stands apart from the order's own money. */
export const OtherPaymentBack: Story = {
  tags: ['!autodocs'],
  args: {
    order: {
      ...partlyRefundedCounterOrder,
      order: {
        ...partlyRefundedCounterOrder.order,
        otherRefunds: [
          { amount: pence(5123), state: 'failed', at: '2026-11-20T18:50:00.000Z', reason: null },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const money = within(canvas.getByRole('region', { name: 'Money' }));
    await expect(money.getByText('Another payment, not paid back: it failed')).toBeVisible();
  },
};

/** The customer has been erased. */
export const Erased: Story = {
  args: { order: { ...newCollectionOrder, customer: { name: null, phoneNumber: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The customer collects this order.')).toBeVisible();
  },
};

/** With alcohol: what may not be handed over is named. */
export const Alcohol: Story = {
  args: { order: { ...newOrderWithNote, order: withAlcohol(newOrderWithNote.order) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'CHECK AGE: 18 or over' })).toHaveTextContent(
      'if nobody is 18 or over: Smoky old fashioned.',
    );
  },
};
