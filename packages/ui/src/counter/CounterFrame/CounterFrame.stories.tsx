import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AlarmBar } from '../AlarmBar/AlarmBar.tsx';
import { OrderBoard } from '../OrderBoard/OrderBoard.tsx';
import { boardOrders, quietDay } from '../story-fixtures/counter-orders.ts';
import { counterNow, saffronFrame } from '../story-fixtures/in-counter-frame.tsx';
import { CounterFrame } from './CounterFrame.tsx';

const meta = {
  component: CounterFrame,
  args: { ...saffronFrame, current: 'orders', onLock: fn(), children: <h1>Orders</h1> },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** around every page of the counter. It fills the window; the page inside of it scrolls.

**Not for** pairing and the start of a shift, which come before there is anything to go to.

**Do** give it \`AlarmBar\`s for what is wrong with the tablet. **Do not** put a dialog over it for that: the board must
stay in sight.

| Key | What it does |
|---|---|
| Tab | goes through the pages, then to the state of the service, then into the page |
| Enter | follows a link, or locks |
`,
      },
    },
  },
} satisfies Meta<typeof CounterFrame>;

const endManager = fn();

export default meta;
type Story = StoryObj<typeof meta>;

/** A landscape tablet: two new orders, busy, all is well. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Counter' }));
    await expect(pages.getByRole('link', { name: 'Orders 2 new orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText(/Closes today at 22:30/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Taking orders' })).toHaveAttribute('href', '/service');
    await expect(canvas.getByRole('link', { name: 'Busy +15 min' })).toBeVisible();
    await expect(canvas.getByText(/18:47/)).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Lock' }));
    await expect(args.onLock).toHaveBeenCalledOnce();
  },
};

/** A manager's PIN is open for eight minutes: it says so above Lock, and ends by a press. */
export const ManagerModeOn: Story = {
  args: { current: 'service', manager: { minutes: 8, isEnding: false, onEnd: endManager } },
  play: async ({ canvas, userEvent }) => {
    const mode = canvas.getByRole('region', { name: 'Manager mode' });
    await expect(mode).toHaveTextContent('8 min');
    await userEvent.click(within(mode).getByRole('button', { name: 'End manager mode' }));
    await expect(endManager).toHaveBeenCalledOnce();
  },
};

/** On a phone manager mode has a row of its own, and no entry of the bar covers another. */
export const ManagerModeOnPhone: Story = {
  args: { current: 'service', manager: { minutes: 8, isEnding: false, onEnd: endManager } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Counter' }));
    const words = [...bar.getAllByRole('link'), bar.getByRole('button', { name: 'Lock' })]
      .map((entry) => entry.querySelector('svg + span')?.getBoundingClientRect())
      .filter((place) => place !== undefined);
    await expect(words).toHaveLength(5);
    for (const [index, { right }] of words.slice(0, -1).entries()) {
      await expect(right).toBeLessThanOrEqual(words[index + 1]?.left ?? 0);
    }
  },
};

/** Around the board, as a tablet shows it through the evening. */
export const WithBoard: Story = {
  args: {
    children: (
      <OrderBoard
        orders={boardOrders}
        now={counterNow}
        timeZone="Europe/London"
        day={quietDay}
        onAccept={fn()}
        onUndoAccept={fn()}
        onOpen={fn()}
        onReady={fn()}
        onDispatch={fn()}
        onComplete={fn()}
        onUndo={fn()}
        onAcknowledge={fn()}
        onDismissNotice={fn()}
        onViewChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    await expect(within(page).getByRole('region', { name: 'New' })).toBeVisible();
    // The lanes scroll, the page does not.
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Upright: the rail lies at the foot, and the name leaves. */
export const Portrait: Story = {
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now')).toBeVisible();
    await expect(canvas.getByText('Saffron & Smoke')).not.toBeVisible();
    const bar = canvas.getByRole('navigation', { name: 'Counter' }).getBoundingClientRect();
    await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
  },
};

/** A phone, with the team's page: good signals keep their icons only. */
export const Phone: Story = {
  args: { hrefs: { ...saffronFrame.hrefs, team: '/team' } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Team' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'This tablet' })).toHaveTextContent('OnlineSound on');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing new, not busy, and delivery is paused until 19:47. */
export const Paused: Story = {
  args: {
    newOrders: 0,
    service: {
      pause: { modes: ['delivery'], until: '2026-11-20T19:47:00.000Z', reason: 'staff' },
      busy: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Delivery paused to 19:47' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Not busy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  },
};

/** Paused until another day: its weekday stands with the time. */
export const PausedOvernight: Story = {
  args: {
    newOrders: 0,
    service: {
      pause: { modes: ['delivery', 'collection'], until: '2026-11-21T12:00:00.000Z', reason: 'unanswered' },
      busy: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders paused to Saturday 12:00' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** No connection and no sound: both say so in red, and in bars above the page. */
export const Trouble: Story = {
  args: {
    isOnline: false,
    hasSound: false,
    alarms: (
      <>
        <AlarmBar
          alarm={{ kind: 'offline', since: '2026-11-20T18:42:00.000Z' }}
          times={saffronFrame.times}
          onPress={fn()}
        />
        <AlarmBar alarm={{ kind: 'sound_blocked' }} times={saffronFrame.times} onPress={fn()} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByText('No connection')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
  },
};

/** Two bars share a row over the board: the first new order keeps its buttons in sight. */
export const TroubleOverBoard: Story = {
  args: { ...Trouble.args, ...WithBoard.args },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('alert').map((bar) => bar.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(second?.bottom).toBe(first?.bottom);
    const [accept] = within(canvas.getByRole('region', { name: 'New' })).getAllByRole('button', {
      name: /^Accept/,
    });
    await expect(accept?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** No connection and no sound on a phone. */
export const TroubleOnPhone: Story = {
  ...Trouble,
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
