import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AcknowledgedPart, CounterOrder, OrderStatus } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { cancelledInKitchen, unseenOrder } from '../story-fixtures/acknowledged-orders.ts';
import {
  acceptedCounterOrder,
  dueOrder,
  newCollectionOrder,
  readyDeliveryOrder,
} from '../story-fixtures/counter-orders.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { rushOrders } from '../story-fixtures/rush-orders.ts';
import { tap, tapAfter } from '../story-fixtures/tap.ts';
import { OrderBoard, type OrderBoardProps } from './OrderBoard.tsx';

/** The board of a restaurant that answers at once, with what was done in the order in which it was pressed. */
const LiveBoard = ({ orders: first, accepting: held, onOpen, ...props }: OrderBoardProps) => {
  const [orders, setOrders] = useState(first);
  const [done, setDone] = useState<readonly string[]>([]);
  // Where something may be held, an acceptance waits.
  const [accepting, setAccepting] = useState(held);
  const waits = (pressed: CounterOrder, promisedAt: Date | null) => {
    const { id, number } = pressed.order;
    const others = [...(accepting ?? [])].filter(([one]) => one !== id);
    setAccepting(new Map(promisedAt === null ? others : [...others, [id, promisedAt]]));
    setDone((before) => [...before, `${promisedAt === null ? 'undo' : 'accept'} ${number}`]);
  };
  const sees = ({ order: { id, number } }: CounterOrder, of: AcknowledgedPart) => {
    const seen = { of, name: 'Till', at: counterNow.toISOString() };
    setDone((before) => [...before, `${of} seen ${number}`]);
    setOrders((before) =>
      before.map((one) => (one.order.id === id ? { ...one, acknowledgements: [seen] } : one)),
    );
  };
  const does = (name: string, status: OrderStatus) => (pressed: CounterOrder) => {
    setDone((before) => [...before, `${name} ${pressed.order.number}`]);
    setOrders((before) =>
      before.map((one) => (one.order.id === pressed.order.id ? reached(one, status) : one)),
    );
  };
  return (
    <InCounterFrame current="orders">
      <OrderBoard
        {...props}
        orders={orders}
        onOpen={(pressed) => {
          onOpen(pressed);
          setDone((before) => [...before, `open ${pressed.order.number}`]);
        }}
        accepting={accepting}
        onAccept={(pressed, promisedAt) =>
          accepting === undefined ? does('accept', 'accepted')(pressed) : waits(pressed, promisedAt)
        }
        onUndoAccept={(pressed) => waits(pressed, null)}
        onAcknowledge={sees}
        onReady={does('ready', 'ready')}
        onDispatch={does('dispatch', 'out_for_delivery')}
        onComplete={does('complete', 'completed')}
        onUndo={does('undo', 'preparing')}
      />
      <output hidden data-testid="done">
        {done.join(', ')}
      </output>
    </InCounterFrame>
  );
};

function reached(one: CounterOrder, status: OrderStatus): CounterOrder {
  const { order } = one;
  const at = counterNow.toISOString();
  const version = order.version + 1;
  return {
    ...one,
    order: { ...order, status, version, timeline: [...order.timeline, { status, at }] },
    history: [...one.history, { version, action: 'other', actor: 'staff', name: 'Jo', at }],
  };
}

const meta = {
  component: OrderBoard,
  args: {
    // Three to a page, and two more.
    orders: rushOrders.slice(0, 5),
    now: counterNow,
    timeZone: 'Europe/London',
    onAccept: fn(),
    onUndoAccept: fn(),
    onOpen: fn(),
    onReady: fn(),
    onDispatch: fn(),
    onComplete: fn(),
    onUndo: fn(),
    onAcknowledge: fn(),
    onViewChange: fn(),
  },
  render: LiveBoard,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'landscape' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const presses = [
  { every: 50, times: 5 },
  { every: 450, times: 3 },
  { every: 1_500, times: 2 },
];

/** However fast the same place is pressed, one order is accepted: its card says so where it was pressed. */
export const Accept: Story = {
  play: async ({ canvas, step, userEvent }) => {
    // The same order may be said twice before it is drawn: the app sends one answer.
    const accepted = () => [
      ...new Set((canvas.getByTestId('done').textContent ?? '').split(', ').filter(Boolean)),
    ];
    for (const [round, press] of presses.entries()) {
      await step(`A press each ${press.every} ms`, async () => {
        // What was accepted keeps its place: on a low screen the next one is on another page.
        if (canvas.queryAllByRole('button', { name: /^Accept/ }).length === 0) {
          const lane = within(canvas.getByRole('region', { name: 'New' }));
          await userEvent.click(lane.getByRole('button', { name: /more Page/ }));
        }
        const [next] = await waitFor(() => canvas.getAllByRole('button', { name: /^Accept/ }));
        if (next === undefined) throw new Error('There is nothing to accept.');
        const number = next.closest('article')?.getAttribute('aria-labelledby') ?? '';
        await tap(next, press);
        await expect(accepted()).toHaveLength(round + 1);
        const card = document.getElementById(number)?.closest('article');
        await waitFor(() => expect(card).toHaveTextContent(/Accepted for/));
      });
    }
  },
};

/** Pressed again after 50, 450 and 1,500 ms, each button does one thing; only the way to the order may come in its place. */
export const EachButton: Story = {
  args: {
    orders: [newCollectionOrder, unseenOrder, cancelledInKitchen, acceptedCounterOrder],
    accepting: new Map(),
  },
  play: async ({ canvas, step, userEvent }) => {
    const done = () => {
      const all = (canvas.getByTestId('done').textContent ?? '').split(', ');
      return [...new Set(all)].filter((one) => one !== '' && !one.startsWith('open'));
    };
    const { number } = newCollectionOrder.order;
    const buttons = [
      [/^Mark ready/, `ready ${acceptedCounterOrder.order.number}`],
      [/^Got it/, `new seen ${unseenOrder.order.number}`],
      [/^OK/, `closed seen ${cancelledInKitchen.order.number}`],
      [/^Accept/, `accept ${number}`],
      [/^Undo: do not accept/, `undo ${number}`],
    ] as const;
    for (const [name, action] of buttons) {
      await step(String(name), async () => {
        const before = done();
        if (canvas.queryByRole('button', { name }) === null) {
          await userEvent.click(canvas.getByRole('button', { name: /Page/ }));
        }
        await tapAfter(await canvas.findByRole('button', { name }), [0, 50, 450, 1_500]);
        await expect(done()).toEqual([...before, action]);
      });
    }
  },
};

/** The same in the kitchen and on the shelf: what follows is never under the finger that came first. */
export const NextStep: Story = {
  args: { orders: [newCollectionOrder, dueOrder, readyDeliveryOrder] },
  play: async ({ canvas, step }) => {
    const done = () => canvas.getByTestId('done').textContent ?? '';
    await step('Ready is said in the head, Undo lies at the foot', async () => {
      await tap(canvas.getByRole('button', { name: 'Mark ready: S-1038' }), { every: 450, times: 3 });
      await expect(done()).not.toContain('undo');
      await expect(canvas.getByText('Ready at 18:47')).toBeVisible();
    });
    await step('Sent out is no delivery', async () => {
      await tap(canvas.getByRole('button', { name: 'Mark sent out: S-1035' }), { every: 450, times: 3 });
      await expect(done()).toMatch(/dispatch S-1035/);
      await expect(done()).not.toContain('complete');
      await expect(canvas.getByText('Sent out at 18:47')).toBeVisible();
    });
    await step('A slip is taken back', async () => {
      await tap(canvas.getByRole('button', { name: /^Undo: S-1038/ }), { every: 1_100, times: 1 });
      await expect(canvas.getByRole('button', { name: 'Mark ready: S-1038' })).toBeVisible();
    });
  },
};

/** What has moved on keeps its place for a moment and counts where it is by now: no empty lane denies it. */
export const FirstOfAll: Story = {
  args: { orders: [newCollectionOrder] },
  play: async ({ canvas, userEvent }) => {
    const kitchen = within(canvas.getByRole('region', { name: 'In the kitchen' }));
    await expect(kitchen.getByText('Nothing to cook.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(await canvas.findByText(/^Accepted for/)).toBeVisible();
    await expect(kitchen.queryByText('Nothing to cook.')).toBeNull();
  },
};

/** The same from the kitchen to the shelf. */
export const FirstReady: Story = {
  args: { orders: [dueOrder] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing to hand over.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark ready: S-1038' }));
    await expect(await canvas.findByText('Ready at 18:47')).toBeVisible();
    await expect(canvas.queryByText('Nothing to hand over.')).toBeNull();
  },
};
