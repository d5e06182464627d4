import type { Meta, StoryObj } from '@storybook/react-vite';
import { openStatus } from '@tiffin/domain';
import { expect, fn, within } from 'storybook/test';
import curry from '../../private/fixtures/dishes/curry.webp';
import naan from '../../private/fixtures/dishes/naan.webp';
import prawns from '../../private/fixtures/dishes/prawns.webp';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { saffron } from '../../private/fixtures/restaurants.ts';
import { unseenOrder } from '../story-fixtures/acknowledged-orders.ts';
import { newCollectionOrder, newOrderWithNote } from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { rushOrders } from '../story-fixtures/rush-orders.ts';
import { WaitingCover } from './WaitingCover.tsx';

const meta = {
  component: WaitingCover,
  args: {
    restaurantName: 'Saffron & Smoke',
    status: openStatus(saffron, counterNow),
    pictures: [naan, prawns, curry],
    orders: [newOrderWithNote, newCollectionOrder],
    isOnline: true,
    hasSound: true,
    bell: 'until_seen',
    times: leedsTimes,
    now: counterNow,
    onStart: fn(),
  },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** in the place of \`StartShift\` while an order waits that nobody on shift has seen: after Lock, a new pairing or a
night. Ring the bell meanwhile.

**Not for** a device on shift, which shows the board.

**Do** count down by the server's clock. **Do not** count the device as attending before the press.

| Key | What it does |
|---|---|
| Tab | reaches the one button |
| Enter, Space | starts the shift |
`,
      },
    },
  },
} satisfies Meta<typeof WaitingCover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two orders wait: the one with less time first. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('It says how many, what becomes of the first, and counts down', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: '2 orders wait' })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'The first is declined and paid back at 18:49.',
      );
      await expect(canvas.getByRole('timer')).toHaveAccessibleName('2 min 38 s left to answer');
      const numbers = within(canvas.getByRole('list', { name: 'Orders that wait' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent.slice(0, 6));
      await expect(numbers).toEqual(['S-1041', 'S-1042']);
    });
    await step('One press starts the shift', async () => {
      await expect(canvas.getByText(/^Ringing every 8 seconds/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Start shift and answer' }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
  },
};

/** The browser plays nothing before a press, as in the morning after a reload. */
export const WithoutSound: Story = {
  args: { hasSound: false, orders: [newCollectionOrder] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '1 order waits' })).toBeVisible();
    await expect(canvas.getByText(/^No sound before a press/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start shift and answer' })).toHaveFocus();
  },
};

/** The system has accepted what waits: nobody has to answer, but someone has to look. */
export const AcceptedByItself: Story = {
  args: { orders: [unseenOrder] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 order waits');
    await expect(canvas.getByText('Accepted by itself. Nobody has seen it yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start shift and look' })).toBeVisible();
    await expect(canvas.getByText(/^Ringing every 8 seconds/)).toBeVisible();
  },
};

/** The device is set to ring once for what the system has accepted: it says so. What waits for an answer always rings on. */
export const RingsOnce: Story = {
  args: { bell: 'once', orders: [unseenOrder] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rings once for each, as set for this device/)).toBeVisible();
    await expect(canvas.queryByText(/^Ringing/)).not.toBeInTheDocument();
  },
};

/** Without a connection nobody knows how much time is left. */
export const Offline: Story = {
  args: { isOnline: false },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('Time left unknown: no connection');
    await expect(canvas.getByText(/^No connection: the bell cannot ring/)).toBeVisible();
  },
};

/** A rush on a phone: four are listed, the button stays within reach. */
export const ManyOnPhone: Story = {
  args: { orders: rushOrders.filter(({ order }) => order.status === 'placed') },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas }) => {
    const rest = args.orders.length - 4;
    await expect(rest).toBeGreaterThan(0);
    await expect(canvas.getByText(`and ${rest} more`)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
