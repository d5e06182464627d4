import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { cancelledInKitchen, missedOrder } from '../story-fixtures/acknowledged-orders.ts';
import { newOrderWithNote } from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { ClosedOrderCard } from './ClosedOrderCard.tsx';

const meta = {
  component: ClosedOrderCard,
  args: { order: cancelledInKitchen, now: counterNow, times: leedsTimes, onAcknowledge: fn(), onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in the place of an order that was cancelled, or missed: until someone says that they have seen it.

**Not for** an order that staff have declined: they know.

**Do** keep it on all devices until the press, over a reload as well. **Do not** put the button where "Mark ready" was.

| Key | What it does |
|---|---|
| Tab | reaches the button |
| Enter, Space | press it |
`,
      },
    },
  },
} satisfies Meta<typeof ClosedOrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cancelled while it was cooked: who, when, and everything struck through. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Cancelled. Do not cook. S-1038' })).toBeVisible();
    await expect(canvas.getByText('By Dev Patel at 18:46')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open S-1038' }));
    await expect(args.onOpen).toHaveBeenCalledWith(cancelledInKitchen);
    await userEvent.click(canvas.getByRole('button', { name: 'OK, we have stopped: S-1038' }));
    await expect(args.onAcknowledge).toHaveBeenCalledWith(cancelledInKitchen);
  },
};

/** What was chosen is not cooked either: its line is a block of its own, which the line through the dish does not reach. */
export const WithChoices: Story = {
  args: {
    order: {
      ...cancelledInKitchen,
      order: { ...cancelledInKitchen.order, items: newOrderWithNote.order.items },
    },
  },
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByText(/Medium|Saffron pilau/)) {
      await expect(getComputedStyle(choice).textDecorationLine).toBe('line-through');
    }
  },
};

/** The customer has cancelled it. */
export const ByCustomer: Story = {
  args: {
    order: {
      ...cancelledInKitchen,
      history: [
        { version: 2, action: 'cancel', actor: 'customer', name: null, at: '2026-11-20T18:45:00.000Z' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By the customer at 18:45')).toBeVisible();
  },
};

/** Nobody answered in time: the money has gone back. */
export const Missed: Story = {
  args: { order: missedOrder },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Missed: declined and paid back S-1028' }),
    ).toBeVisible();
    await expect(canvas.getByText('Nobody answered by 18:31.')).toBeVisible();
    await expect(canvas.getByText('£17.45 went back.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'OK: S-1028' })).toBeEnabled();
  },
};
