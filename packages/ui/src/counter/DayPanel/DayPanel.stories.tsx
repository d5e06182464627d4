import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect, fn, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { PinPrompt } from '../PinPrompt/PinPrompt.tsx';
import { dayOrders } from '../story-fixtures/day-orders.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { DayPanel } from './DayPanel.tsx';

const meta = {
  component: DayPanel,
  args: {
    date: '2026-11-20',
    today: '2026-11-20',
    figures: {
      orders: 24,
      declined: 1,
      cancelled: 0,
      taken: pence(79246),
      refunded: pence(4823),
      refunds: 2,
      answerSeconds: { median: 72, slowest: 220 },
      ordersByHour: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 2, 1, 2, 4, 7, 0, 0, 0, 0, 0],
    },
    orders: dayOrders,
    previousHref: '/today/2026-11-19',
    nextHref: null,
    csvHref: '/export/2026-11-20.csv',
    orderHref: (id) => `/orders/${id}`,
    times: leedsTimes,
    now: counterNow,
  },
  decorators: [
    (Story) => (
      <InCounterFrame current="today">
        <Story />
      </InCounterFrame>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the Today page in a \`CounterFrame\`, for today and for days before.

**Not for** what is to be done now: that is on the board.

**Do** give it the server's figures, which count every order. **Do not** add them up from \`orders\`, which may be one
page of many.

| Key | What it does |
|---|---|
| Tab | goes from day to day, to the file, then through the orders |
| Enter | follows a link |
`,
      },
    },
  },
} satisfies Meta<typeof DayPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four figures, the hours as bars and as a table, and the orders with what went back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Friday 20 November' })).toBeVisible();
    await expect(canvas.getByText('£792.46')).toBeVisible();
    await expect(canvas.getByText('slowest 3:40')).toBeVisible();
    const hours = within(canvas.getByRole('table', { name: 'Orders per hour' }));
    await expect(hours.getByRole('row', { name: '18:00 7' })).toBeInTheDocument();
    const list = within(canvas.getByRole('table', { name: 'Orders' }));
    await expect(
      list.getByRole('row', { name: 'S-1032 17:38 Ruth Bailey Part back 0:55 £61.23 £9.25 back' }),
    ).toBeVisible();
    await expect(list.getByRole('row', { name: /S-1036 .* Late 1:05/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'S-1042' })).toHaveAttribute('href', '/orders/S-1042');
    await expect(canvas.getByRole('link', { name: 'Save as CSV' })).toHaveAttribute('download');
    await expect(canvas.getByRole('button', { name: 'Day after' })).toBeDisabled();
  },
};

/** Upright: a day before, without an order. */
export const NoOrders: Story = {
  args: {
    date: '2026-11-16',
    orders: [],
    nextHref: '/today/2026-11-17',
    figures: {
      orders: 0,
      declined: 0,
      cancelled: 0,
      taken: pence(0),
      refunded: pence(0),
      refunds: 0,
      answerSeconds: null,
      ordersByHour: Array.from({ length: 24 }, () => 0),
    },
  },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders on this day.')).toBeVisible();
    await expect(canvas.getByText('no order was answered by hand')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Day after' })).toHaveAttribute(
      'href',
      '/today/2026-11-17',
    );
  },
};

/** On a phone the list keeps what matters. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: 'S-1032 Ruth Bailey Part back £61.23 £9.25 back' }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The figures are on their way. */
export const Loading: Story = {
  args: { figures: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the day …');
  },
};

/** They did not come. */
export const Failed: Story = {
  args: {
    figures: null,
    problem: 'The day could not be loaded. Look whether this tablet is online.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The day could not be loaded.');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** A tablet without a manager sees the orders, not the figures or the file. */
export const OrdersOnly: Story = {
  args: { figures: null, csvHref: null, figuresNote: 'A manager signs in to see the figures.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'S-1042' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Save as CSV' })).not.toBeInTheDocument();
  },
};

const askForPin = fn();

/** A tablet without a manager asks for a PIN before it shows another day; the way back to today stays. */
export const PinNeeded: Story = {
  args: {
    date: '2026-11-16',
    figures: null,
    orders: [],
    csvHref: null,
    nextHref: '/today/2026-11-17',
    pinPrompt: <PinPrompt reason="A manager’s PIN shows the orders of other days." onSubmit={askForPin} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Monday 16 November' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Day after' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await userEvent.keyboard('719');
    await expect(askForPin).toHaveBeenLastCalledWith('4719');
  },
};
