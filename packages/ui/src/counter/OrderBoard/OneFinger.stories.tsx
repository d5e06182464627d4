import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CounterOrder, OrderStatus } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { dueOrder, newCollectionOrder, readyDeliveryOrder } from '../story-fixtures/counter-orders.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { rushOrders } from '../story-fixtures/rush-orders.ts';
import { OrderBoard, type OrderBoardProps } from './OrderBoard.tsx';

/** The board of a restaurant that answers at once, with what was done in the order in which it was pressed. */
const LiveBoard = ({ orders: first, onOpen, ...props }: OrderBoardProps) => {
  const [orders, setOrders] = useState(first);
  const [done, setDone] = useState<readonly string[]>([]);
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
        onAccept={does('accept', 'accepted')}
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
    onViewChange: fn(),
  },
  render: LiveBoard,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'landscape' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Where a button is once the board has measured how many tickets a page holds. */
async function restingPlace(button: HTMLElement): Promise<DOMRect> {
  let place = button.getBoundingClientRect();
  for (let still = 0; still < 10; still += 1) {
    await frame();
    const { left, top } = button.getBoundingClientRect();
    if (left !== place.left || top !== place.top) still = 0;
    place = button.getBoundingClientRect();
  }
  return place;
}

/** A finger that comes down on the same spot again and again, whatever is there by then. */
async function tap(button: HTMLElement, { times, every }: { times: number; every: number }) {
  const { left, top, width, height } = await restingPlace(button);
  const spot = { clientX: left + width / 2, clientY: top + height / 2, detail: 1 };
  for (let press = 0; press < times; press += 1) {
    const target = document.elementFromPoint(spot.clientX, spot.clientY) ?? document.body;
    await fireEvent.pointerDown(target, spot);
    await fireEvent.pointerUp(target, spot);
    await fireEvent.click(target, spot);
    await pause(every);
  }
}

const presses = [
  { every: 50, times: 5 },
  { every: 450, times: 3 },
  { every: 1_500, times: 2 },
];

/** However fast the same place is pressed, one order is accepted: its card says so where it was pressed. */
export const Accept: Story = {
  play: async ({ canvas, step }) => {
    // The same order may be told twice before it is drawn: the app sends one answer.
    const accepted = () => [
      ...new Set((canvas.getByTestId('done').textContent ?? '').split(', ').filter(Boolean)),
    ];
    for (const [round, press] of presses.entries()) {
      await step(`A press each ${press.every} ms`, async () => {
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
