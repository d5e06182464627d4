import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import {
  acceptedCounterOrder,
  boardOrders,
  calmOrderWithNote,
  collectedOrder,
  dueOrder,
  lateOrder,
  newCollectionOrder,
  outOrder,
  quietDay,
} from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { stage } from '../story-fixtures/stage.css.ts';
import { OrderBoard, type OrderBoardProps } from './OrderBoard.tsx';

const meta = {
  component: OrderBoard,
  args: {
    orders: boardOrders,
    now: counterNow,
    timeZone: 'Europe/London',
    day: quietDay,
    onAccept: fn(),
    onOpen: fn(),
    onReady: fn(),
    onDispatch: fn(),
    onComplete: fn(),
    onUndo: fn(),
    onDismissNotice: fn(),
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
**Use it** as the counter's first page, inside its frame, which gives it its height. It sorts the orders itself: give it
every order that the feed knows, the time of the server once a second, and which orders have an action under way.

**Not for** the orders of another day: those are a list.

**Do** put what came of an action into \`notices\`: it shows on the order, in whatever lane that is by then. Forget a
notice when the next action on its order begins. **Do not** open a dialog or a toast over the board by itself.

| Key | What it does |
|---|---|
| Tab | goes through the lanes, each order by its number and its buttons |
| Enter, Space | press them |
`,
      },
    },
  },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const numbersIn = (lane: HTMLElement) =>
  within(lane)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

/** Two to answer, four in the kitchen, three ready or out, each lane with the least time left first. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Every order stands in its lane, the most urgent first', async () => {
      const lane = (name: string) => numbersIn(canvas.getByRole('region', { name }));
      await expect(lane('New')).toEqual(['S-1041', 'S-1042']);
      await expect(lane('In the kitchen')).toEqual(['S-1036', 'S-1038', 'S-1039', 'S-1040']);
      await expect(lane('Ready and out')).toEqual(['S-1037', 'S-1033', 'S-1035']);
    });
    await step('Each press reaches its own order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept 19:30' }));
      await expect(args.onAccept).toHaveBeenCalledWith(newCollectionOrder, new Date('2026-11-20T19:30:00Z'));
      await userEvent.click(canvas.getByRole('button', { name: 'Mark ready: S-1038' }));
      await expect(args.onReady).toHaveBeenCalledWith(dueOrder);
      await userEvent.click(canvas.getByRole('button', { name: 'Mark delivered: S-1033' }));
      await expect(args.onComplete).toHaveBeenCalledWith(outOrder);
      await userEvent.click(canvas.getByRole('button', { name: 'Open S-1036' }));
      await expect(args.onOpen).toHaveBeenCalledWith(lateOrder);
    });
    await step('Nothing to press is lower than 56 px, nothing to read smaller than 17', async () => {
      const buttons = canvas.getAllByRole('button').filter((each) => !/^Open S/.test(each.ariaLabel ?? ''));
      for (const button of buttons) await expect(button.offsetHeight).toBeGreaterThanOrEqual(56);
      for (const words of canvas.getAllByText(/./)) {
        await expect(Number.parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThanOrEqual(17);
      }
    });
  },
};

/** Nothing to answer: no lane has a colour. */
export const NothingNew: Story = {
  args: { orders: [calmOrderWithNote, acceptedCounterOrder, outOrder] },
  play: async ({ canvas }) => {
    const lane = canvas.getByRole('region', { name: 'New' });
    await expect(lane).toHaveTextContent('Nothing to answer. The bell rings when an order comes in.');
  },
};

/** Handed over a minute ago: that can be taken back. */
export const JustCollected: Story = {
  args: { orders: [...boardOrders, collectedOrder] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: S-1031 is not collected yet' }));
    await expect(args.onUndo).toHaveBeenCalledWith(collectedOrder);
  },
};

/** An action is under way, another device was faster, and a third did not arrive. */
export const Answers: Story = {
  args: {
    pendingOrderIds: new Set([newCollectionOrder.order.id]),
    notices: new Map([
      [
        acceptedCounterOrder.order.id,
        { tone: 'info' as const, text: 'Accepted by Maria at 18:43 for 19:15.' },
      ],
      [
        outOrder.order.id,
        { tone: 'bad' as const, text: 'Not delivered: the server did not answer. Press again.' },
      ],
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accepted by Maria at 18:43 for 19:15.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not delivered');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 19:30' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Without a connection: readable, the rings stopped, every action disabled. */
export const Offline: Story = {
  args: { isOffline: true, lastContactAt: new Date('2026-11-20T18:42:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/More may have come in since 18:42/)).toBeVisible();
    for (const action of canvas.getAllByRole('button', { name: /^(Accept|Mark|Undo)/ })) {
      await expect(action).toBeDisabled();
    }
    for (const ring of canvas.getAllByRole('timer')) {
      await expect(ring).toHaveAccessibleName('Time left unknown: no connection');
    }
    await expect(canvas.getByRole('button', { name: 'Read note' })).toBeEnabled();
  },
};

/** No order needs anything. */
export const Quiet: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'All quiet' })).toBeVisible();
  },
};

/** Upright: New across the top, kitchen and ready below. */
export const Portrait: Story = { globals: { viewport: { value: 'portrait' } } };

const Filling = ({ orders, ...props }: OrderBoardProps) => {
  const [hasMore, setHasMore] = useState(false);
  return (
    <>
      <OrderBoard {...props} orders={hasMore ? orders : orders.slice(1)} />
      <button type="button" hidden onClick={() => setHasMore(true)}>
        Let it come in
      </button>
    </>
  );
};

/** On a phone the lanes are tabs; New opens by itself when an order comes in. */
export const Phone: Story = {
  args: { orders: [newCollectionOrder, lateOrder, dueOrder, calmOrderWithNote, outOrder] },
  globals: { viewport: { value: 'mobile' } },
  render: Filling,
  play: async ({ canvas, step, userEvent }) => {
    await step('The kitchen is shown first, and says that one order is late', async () => {
      await expect(canvas.getByRole('button', { name: /Kitchen, 1 late/, pressed: true })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Ready, out/ }));
      await expect(canvas.getByRole('button', { name: 'Mark delivered: S-1033' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Mark ready/ })).not.toBeInTheDocument();
    });
    await step('A new order opens its lane', async () => {
      canvas.getByText('Let it come in').click();
      await expect(await canvas.findByRole('button', { name: 'Accept 19:30' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /New/, pressed: true })).toBeVisible();
    });
  },
};

/** On a phone, the kitchen. */
export const PhoneKitchen: Story = {
  args: { orders: boardOrders },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kitchen/ }));
    await expect(canvas.getByRole('button', { name: 'Mark ready: S-1036' })).toBeVisible();
  },
};

/** While a finger is down no row changes its place: a press counts for the row that it began on. */
export const Steady: Story = {
  tags: ['!autodocs'],
  args: { orders: [newCollectionOrder, lateOrder, dueOrder] },
  render: Filling,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing to answer/)).toBeVisible();
    const row = canvas.getByRole('button', { name: 'Mark ready: S-1036' });
    fireEvent.pointerDown(row);
    canvas.getByText('Let it come in').click();
    await expect(canvas.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    fireEvent.pointerUp(row);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept 19:30' })).toBeVisible());
  },
};
