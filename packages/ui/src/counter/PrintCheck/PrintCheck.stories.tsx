import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cancelledInKitchen } from '../story-fixtures/acknowledged-orders.ts';
import { acceptedCounterOrder, dueOrder, lateOrder } from '../story-fixtures/counter-orders.ts';
import { PrintCheck } from './PrintCheck.tsx';

const meta = {
  component: PrintCheck,
  args: { orders: [dueOrder], onPrint: fn(), onConfirm: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** over the lanes of the board for tickets and slips that this device has claimed and not confirmed: a reload came
in the middle of the printing, and only a person can see whether paper came out.

**Not for** tickets that other devices print.

**Do** mark a ticket that is printed again as a copy. **Do not** print it again by itself: it may be cooked twice.

| Key | What it does |
|---|---|
| Tab | goes through Print and Yes of each order |
| Enter, Space | press them |
`,
      },
    },
  },
} satisfies Meta<typeof PrintCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One ticket. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('S-1038: was it printed?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print S-1038 as a copy' }));
    await expect(args.onPrint).toHaveBeenCalledWith(dueOrder);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, S-1038 was printed' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(dueOrder);
  },
};

/** The slip of an order that was cancelled: its ticket lies in the kitchen. */
export const Slip: Story = {
  args: { orders: [cancelledInKitchen] },
  play: async ({ args, canvas, userEvent }) => {
    const { number } = cancelledInKitchen.order;
    await expect(canvas.getByText(`${number}: was “Do not cook” printed?`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Print the slip of ${number}` }));
    await expect(args.onPrint).toHaveBeenCalledWith(cancelledInKitchen);
  },
};

/** Two are asked about at once, the next ones follow. */
export const Several: Story = {
  args: { orders: [dueOrder, lateOrder, acceptedCounterOrder] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await expect(canvas.getByText('and 1 more')).toBeVisible();
  },
};
