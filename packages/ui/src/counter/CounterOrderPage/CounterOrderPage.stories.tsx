import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { acceptedCounterOrder, newOrderWithNote } from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { stage } from '../story-fixtures/stage.css.ts';
import { CounterOrderPage } from './CounterOrderPage.tsx';

const meta = {
  component: CounterOrderPage,
  args: {
    order: newOrderWithNote,
    now: counterNow,
    timeZone: 'Europe/London',
    actions: ['accept', 'decline'],
    onAccept: fn(),
    onUndoAccept: fn(),
    onDelay: fn(),
    onAction: fn(),
    onBack: fn(),
  },
  decorators: [
    (Story) => (
      <div className={stage}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** for the page of one order, inside the counter's frame, which gives it its height.

**Not for** a list of orders.

**Do** keep the answer in sight while the order scrolls. **Do not** put the answer before the dishes on a phone: read
before you answer.

| Key | What it does |
|---|---|
| Tab | goes through the order, then through the answer |
| Enter, Space | press what has the focus |
`,
      },
    },
  },
} satisfies Meta<typeof CounterOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside each other. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'S-1042' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept for 19:22' }));
    await expect(args.onAccept).toHaveBeenCalledWith(new Date('2026-11-20T19:22:00Z'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all orders' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** In the kitchen. */
export const Accepted: Story = {
  args: {
    order: acceptedCounterOrder,
    actions: ['start', 'ready', 'dispatch', 'delay', 'print', 'refund', 'cancel'],
  },
};

/** Upright: the answer below, in sight. */
export const Portrait: Story = {
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept for 19:22' })).toBeVisible();
  },
};

/** Upright, in the kitchen. */
export const PortraitAccepted: Story = {
  args: {
    order: acceptedCounterOrder,
    actions: ['start', 'ready', 'dispatch', 'delay', 'print', 'refund', 'cancel'],
  },
  globals: { viewport: { value: 'portrait' } },
};

/** On a phone the answer comes after the last dish; the deadline stays on top. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4:12 left')).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    const dish = canvas.getByText('Roomali roti');
    const accept = canvas.getByRole('button', { name: 'Accept for 19:22' });
    await expect(dish.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
