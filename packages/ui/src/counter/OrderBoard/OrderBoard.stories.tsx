import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { PrintCheck } from '../PrintCheck/PrintCheck.tsx';
import { cancelledInKitchen, missedOrder, unseenOrder } from '../story-fixtures/acknowledged-orders.ts';
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
  readyCollectionOrder,
} from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { longOrder, rushOrders } from '../story-fixtures/rush-orders.ts';
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
    onUndoAccept: fn(),
    onOpen: fn(),
    onReady: fn(),
    onDispatch: fn(),
    onComplete: fn(),
    onUndo: fn(),
    onAcknowledge: fn(),
    onDismissNotice: fn(),
    onViewChange: fn(),
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
    // Also those on other pages.
    .getAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);

/** Two to answer, four in the kitchen, three ready or out, each with the least time left first. */
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

/** The system accepts: what nobody has seen is new, what was cancelled or missed stays until someone says OK. */
export const AcceptedByItself: Story = {
  args: {
    orders: [
      unseenOrder,
      missedOrder,
      cancelledInKitchen,
      lateOrder,
      calmOrderWithNote,
      acceptedCounterOrder,
      readyCollectionOrder,
    ],
    above: <PrintCheck orders={[acceptedCounterOrder]} onPrint={fn()} onConfirm={fn()} />,
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('They stand in their lanes and are not counted where nothing is to be done', async () => {
      const fresh = within(canvas.getByRole('region', { name: 'New' }));
      await expect(fresh.getByText('Accepted by itself')).toBeVisible();
      await expect(fresh.getByText('1', { selector: 'header span' })).toBeVisible();
      // The missed order is on the second page.
      await expect(fresh.getByRole('button', { name: /^1 more.*1 urgent$/ })).toBeVisible();
      const kitchen = within(canvas.getByRole('region', { name: 'In the kitchen' }));
      await expect(kitchen.getByText('3', { selector: 'header span' })).toBeVisible();
      await expect(kitchen.getByRole('heading', { name: /Do not cook. S-1038$/ })).toBeVisible();
    });
    await step('The dishes of the new one count at once, those of the cancelled one do not', async () => {
      const all = within(canvas.getByRole('region', { name: 'All day' }));
      await expect(all.getByText('Yorkshire lamb chops')).toBeVisible();
      await expect(all.queryByText('Chilli corn ribs')).not.toBeInTheDocument();
    });
    await step('Each press says of which order, and what was seen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Got it: S-1043' }));
      await expect(args.onAcknowledge).toHaveBeenLastCalledWith(unseenOrder, 'new');
      await userEvent.click(canvas.getByRole('button', { name: 'OK, we have stopped: S-1038' }));
      await expect(args.onAcknowledge).toHaveBeenLastCalledWith(cancelledInKitchen, 'closed');
    });
  },
};

/** Nothing to answer: no lane has a colour, and the kitchen has the room of the new orders. */
export const NothingNew: Story = {
  args: { orders: [calmOrderWithNote, acceptedCounterOrder, lateOrder, outOrder] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'New' })).not.toBeInTheDocument();
    // Two tickets to a column beside new orders; alone they stand in three columns.
    const kitchen = canvas.getByRole('region', { name: 'In the kitchen' });
    await expect(kitchen.getBoundingClientRect().left).toBeLessThan(100);
  },
};

/** What can be pressed lies inside of the column that it belongs to. */
const expectButtonsInside = async (canvasElement: HTMLElement) => {
  for (const lane of within(canvasElement).getAllByRole('region')) {
    const place = lane.getBoundingClientRect();
    for (const button of within(lane).queryAllByRole('button')) {
      if (getComputedStyle(button).visibility !== 'visible') continue;
      const { left, right } = button.getBoundingClientRect();
      await expect(left, button.textContent).toBeGreaterThanOrEqual(place.left);
      await expect(right, button.textContent).toBeLessThanOrEqual(place.right - 1);
    }
  }
};

/** Handed over a minute ago: that can be taken back. */
export const JustCollected: Story = {
  args: { orders: [lateOrder, readyCollectionOrder, collectedOrder] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectButtonsInside(canvasElement);
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
      [lateOrder.order.id, { tone: 'info' as const, text: 'Accepted by Jo at 18:16 for 18:40.' }],
      [
        outOrder.order.id,
        { tone: 'bad' as const, text: 'Not delivered: the server did not answer. Press again.' },
      ],
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    // The ticket of the first is in sight; of the second, on the next page, the lane says it.
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said.toSorted()).toEqual([
      'Accepted by Jo at 18:16 for 18:40.',
      'Accepted by Maria at 18:43 for 19:15.',
    ]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not delivered');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 19:30' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Without a connection: readable, the rings stopped, every action disabled. */
export const Offline: Story = {
  args: { isOffline: true, lastContactAt: new Date('2026-11-20T18:42:00Z') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/More may have come in since 18:42/)).toBeVisible();
    for (const action of canvas.getAllByRole('button', { name: /^(Accept|Mark|Undo)/ })) {
      await expect(action).toBeDisabled();
    }
    for (const ring of canvas.getAllByRole('timer')) {
      await expect(ring).toHaveAccessibleName('Time left unknown: no connection');
    }
    // Pages turn all the same.
    await userEvent.click(
      within(canvas.getByRole('region', { name: 'New' })).getByRole('button', {
        name: '1 more Page 1 of 2 1 urgent',
      }),
    );
    await expect(canvas.getByRole('button', { name: 'Read order' })).toBeEnabled();
  },
};

/** The second view: a row for each order. The device keeps which one was chosen. */
export const List: Story = {
  args: { view: 'list' },
  play: async ({ args, canvas, userEvent }) => {
    const kitchen = canvas.getByRole('region', { name: 'In the kitchen' });
    await expect(numbersIn(kitchen)).toEqual(['S-1036', 'S-1038', 'S-1039', 'S-1040']);
    await expect(kitchen).toHaveTextContent('2 × Butter chicken, 3 × Garlic naan');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tickets' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('tickets');
  },
};

const visibleIn = (lane: HTMLElement) =>
  within(lane)
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => getComputedStyle(heading).visibility === 'visible');

/** 12 to answer and 20 in the kitchen: each press shows the next page, and every order has its page. */
export const Rush: Story = {
  args: { orders: rushOrders },
  play: async ({ canvas, step, userEvent }) => {
    for (const [name, count] of [
      ['New', 12],
      ['In the kitchen', 20],
    ] as const) {
      await step(`${name}: what is shown, what was shown and what follows are all of them`, async () => {
        const lane = canvas.getByRole('region', { name });
        const seen: string[] = [];
        for (let page = 1; seen.length < count; page += 1) {
          const turn = within(lane).getByRole('button', { name: new RegExp(`Page ${page} of`) });
          const shown = visibleIn(lane).map((heading) => heading.textContent);
          await expect(shown.length).toBeGreaterThan(0);
          seen.push(...shown);
          const more = count - seen.length;
          await expect(turn).toHaveTextContent(more > 0 ? `${more} more` : 'First page');
          await userEvent.click(turn);
        }
        await expect(new Set(seen).size).toBe(count);
        await expect(visibleIn(lane)[0]).toHaveTextContent(seen[0] ?? '');
      });
    }
    await step('All day sums every page', async () => {
      const sums = canvas.getByRole('region', { name: 'All day' });
      await expect(within(sums).getAllByRole('listitem')[0]).toHaveTextContent('60×Roomali roti');
    });
  },
};

/** Upright, with 12 to answer: two cards across the top, the rest one press away, and the kitchen below. */
export const PortraitRush: Story = {
  args: { orders: rushOrders },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas, canvasElement }) => {
    await expectButtonsInside(canvasElement);
    const lane = canvas.getByRole('region', { name: 'New' });
    await expect(visibleIn(lane)).toHaveLength(2);
    await expect(within(lane).getByRole('button', { name: '10 more Page 1 of 6' })).toBeVisible();
    const kitchen = canvas.getByRole('region', { name: 'In the kitchen' });
    await expect(visibleIn(kitchen).length).toBeGreaterThanOrEqual(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A phone in a rush: one card wide, the answer in sight without a scroll. */
export const PhoneRush: Story = {
  args: { orders: [longOrder, ...rushOrders] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const answers = canvas.getAllByRole('button', { name: /^(Accept|Read and)/ });
    await expect(answers[0]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const card of within(canvas.getByRole('region', { name: 'New' })).getAllByRole('article')) {
      await expect(card.offsetHeight).toBeLessThan(window.innerHeight - 200);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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
export const Portrait: Story = {
  globals: { viewport: { value: 'portrait' } },
  play: ({ canvasElement }) => expectButtonsInside(canvasElement),
};

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
    await expect(canvas.queryByRole('region', { name: 'New' })).not.toBeInTheDocument();
    const row = canvas.getByRole('button', { name: 'Mark ready: S-1036' });
    fireEvent.pointerDown(row);
    canvas.getByText('Let it come in').click();
    await expect(canvas.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    fireEvent.pointerUp(row);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept 19:30' })).toBeVisible());
  },
};
