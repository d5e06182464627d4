import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect, fn, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { PinPrompt } from '../PinPrompt/PinPrompt.tsx';
import { dayOrders, paidBack } from '../story-fixtures/day-orders.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { missingProblem, withProblem } from '../story-fixtures/problem-orders.ts';
import { DayPanel } from './DayPanel.tsx';

const meta = {
  component: DayPanel,
  args: {
    from: '2026-11-20',
    to: '2026-11-20',
    span: 'day',
    spanHrefs: { day: '/today', week: '/today?span=week', quarter: '/today?span=quarter' },
    onSearch: fn(),
    today: '2026-11-20',
    figures: {
      orders: 24,
      declined: 2,
      missed: 1,
      cancelled: 0,
      taken: pence(75348),
      tips: pence(0),
      refunded: pence(925),
      refunds: 1,
      net: pence(74423),
      answerSeconds: { median: 72, slowest: 220 },
      ordersByHour: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 2, 1, 2, 4, 7, 0, 0, 0, 0, 0],
      days: [{ date: '2026-11-20', orders: 24, net: pence(74423) }],
      paidBack,
      bestSellers: [
        { name: 'Garlic Naan', quantity: 31 },
        { name: 'Butter Chicken', quantity: 12 },
        { name: 'Lamb Rogan Josh', quantity: 9 },
      ],
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
**Use it** as the Today page in a \`CounterFrame\`: for today, a day before, a week or 92 days.

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
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Friday 20 November' })).toBeVisible();
    await step('The money of the day', async () => {
      await expect(canvas.queryByText('Tips')).not.toBeInTheDocument();
      const figure = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling;
      await expect(figure('Taken')).toHaveTextContent('£753.48');
      await expect(figure('Paid back')).toHaveTextContent('−£9.25');
      await expect(figure('Net')).toHaveTextContent('£744.23');
      await expect(canvas.getByText('1 declined, 1 missed')).toBeVisible();
      await expect(canvas.getByText('Answered in 1:12, the slowest in 3:40.')).toBeVisible();
    });
    await step('Who has paid back what and why, and what sold most', async () => {
      const back = within(canvas.getByRole('region', { name: 'Paid back' }));
      await expect(back.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'S-1032, Ruth Bailey£9.25Dev Patel at 18:22: missing: Garlic Naan, Mango Lassi',
        'S-1028, Nadia Rahman£17.45The system at 18:31: nobody answered',
        'S-1034, Sam Idris£38.98Meera Shah at 18:04: too busy',
      ]);
      await expect(
        within(canvas.getByRole('region', { name: 'Best sellers' })).getAllByRole('listitem')[0],
      ).toHaveTextContent('31 ×Garlic Naan');
    });
    await step('The hours and the orders', async () => {
      const hours = within(canvas.getByRole('table', { name: 'Orders per hour' }));
      await expect(hours.getByRole('row', { name: '18:00 7' })).toBeInTheDocument();
      const list = within(canvas.getByRole('table', { name: 'Orders' }));
      await expect(
        list.getByRole('row', { name: 'S-1032 17:38 Ruth Bailey £9.25 back 0:55 £61.23' }),
      ).toBeVisible();
      await expect(list.getByRole('row', { name: /S-1036 .* Late 1:05/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'S-1042' })).toHaveAttribute('href', '/orders/S-1042');
      await expect(canvas.getByRole('link', { name: 'Save as CSV' })).toHaveAttribute('download');
      await expect(canvas.getByRole('button', { name: 'Day after' })).toBeDisabled();
    });
  },
};

/** Number and name are found while they are typed; the button looks into earlier days too. */
export const Find: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Number or name' });
    await userEvent.type(field, 'PRIYA');
    const numbers = () =>
      canvas.getAllByRole('rowheader').filter(({ textContent }) => textContent?.startsWith('S-'));
    await expect(numbers().map(({ textContent }) => textContent)).toEqual(['S-1036']);
    await userEvent.clear(field);
    await userEvent.type(field, ' reid');
    await expect(canvas.getByText('No order of this day has “reid” in its number or name.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search 60 days' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('reid');
  },
};

const weekDays = [
  { date: '2026-11-14', orders: 41, net: pence(140210) },
  { date: '2026-11-15', orders: 33, net: pence(99950) },
  { date: '2026-11-20', orders: 24, net: pence(74423) },
];

/** Where something is wrong and nobody has answered: counted, marked, and shown alone by a press. */
export const WithProblems: Story = {
  args: {
    orders: dayOrders.map((each, index) => (index % 2 === 0 ? withProblem(each, missingProblem) : each)),
  },
  play: async ({ canvas, step, userEvent }) => {
    const numbers = () =>
      within(canvas.getByRole('table', { name: 'Orders' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    const only = canvas.getByRole('button', { name: '3 orders with an open problem' });
    await expect(canvas.getAllByText('Problem')).toHaveLength(3);
    await expect(only).toHaveAttribute('aria-pressed', 'false');
    await step('A press shows these alone, another one all of them', async () => {
      await userEvent.click(only);
      await expect(only).toHaveAttribute('aria-pressed', 'true');
      await expect(numbers()).toEqual(['S-1042', 'S-1036', 'S-1032']);
      await userEvent.click(only);
      await expect(numbers()).toHaveLength(5);
    });
  },
};

/** A week: its days as bars, without the list of all orders. */
export const Week: Story = {
  args: {
    from: '2026-11-14',
    span: 'week',
    orders: null,
    figures: { ...meta.args.figures, orders: 98, days: weekDays },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sat 14 Nov to Fri 20 Nov' })).toBeVisible();
    const days = within(canvas.getByRole('table', { name: 'Orders per day' }));
    await expect(days.getByRole('row', { name: 'Sunday 15 November 33' })).toBeInTheDocument();
    await expect(days.getByRole('row', { name: 'Monday 16 November 0' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('table', { name: 'Orders' })).not.toBeInTheDocument();
  },
};

/** Tips have a figure of their own, where there were some. */
export const WithTips: Story = {
  args: { figures: { ...meta.args.figures, tips: pence(1_200) } },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('Tips', { selector: 'dt' });
    await expect(figure.nextElementSibling).toHaveTextContent('£12.00');
  },
};

/** Upright: a day before, without an order. */
export const NoOrders: Story = {
  args: {
    from: '2026-11-16',
    to: '2026-11-16',
    orders: [],
    nextHref: '/today/2026-11-17',
    figures: {
      orders: 0,
      declined: 0,
      missed: 0,
      cancelled: 0,
      taken: pence(0),
      tips: pence(0),
      refunded: pence(0),
      refunds: 0,
      net: pence(0),
      days: [],
      paidBack: [],
      bestSellers: [],
      answerSeconds: null,
      ordersByHour: Array.from({ length: 24 }, () => 0),
    },
  },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders on this day.')).toBeVisible();
    await expect(canvas.getByText('No order was answered by hand.')).toBeVisible();
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
    await expect(canvas.getByRole('row', { name: 'S-1032 Ruth Bailey £9.25 back £61.23' })).toBeVisible();
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
    from: '2026-11-16',
    to: '2026-11-16',
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
