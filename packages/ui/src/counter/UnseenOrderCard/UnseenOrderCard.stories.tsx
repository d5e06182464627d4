import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { unseenOrder } from '../story-fixtures/acknowledged-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { UnseenOrderCard } from './UnseenOrderCard.tsx';

const meta = {
  component: UnseenOrderCard,
  args: {
    order: unseenOrder,
    now: counterNow,
    times: leedsTimes,
    onOpen: fn(),
    onAcknowledge: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in the lane of the new orders where the system accepts them: until someone has seen it, on any device.

**Not for** an order that waits for an answer (\`NewOrderCard\`), nor for one that someone has seen: it is a ticket then.

**Do** stop the bell on all devices with the press. **Do not** take it away by itself after a while.

| Key | What it does |
|---|---|
| Tab | goes from the number, which opens the order, to Got it |
| Enter, Space | press them |
`,
      },
    },
  },
} satisfies Meta<typeof UnseenOrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With an allergy note, and where it was printed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('19:25')).toBeVisible();
    await expect(canvas.getByText('Printed: Tablet by the till, 18:47')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Got it: S-1043' }));
    await expect(args.onAcknowledge).toHaveBeenCalledWith(unseenOrder);
    await userEvent.click(canvas.getByRole('button', { name: 'Open S-1043' }));
    await expect(args.onOpen).toHaveBeenCalledWith(unseenOrder);
  },
};

/** Not printed anywhere, and without a connection: it can be read only. */
export const Offline: Story = {
  args: { order: { ...unseenOrder, prints: [] }, isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Printed/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Got it: S-1043' })).toBeDisabled();
  },
};
