import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { PinPrompt } from '../PinPrompt/PinPrompt.tsx';
import { foundOrders } from '../story-fixtures/day-orders.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { OrderSearch } from './OrderSearch.tsx';

const meta = {
  component: OrderSearch,
  args: {
    query: 'reid',
    orders: foundOrders,
    total: foundOrders.length,
    onSearch: fn(),
    orderHref: (id) => `/orders/${id}`,
    backHref: '/today',
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
**Use it** where an order of an earlier day is looked for, with the app's key set to the query.

**Not for** today's orders: \`DayPanel\` finds those while they are typed.

**Do** give it the server's count. **Do not** filter \`orders\` again: telephone and dish are matched by the server.

| Key | What it does |
|---|---|
| Enter | in the field looks for the text; on a number opens the order |
| Tab | goes from the field through the orders |
`,
      },
    },
  },
} satisfies Meta<typeof OrderSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders of two months, the newest first, with the name that was looked for. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 orders found in the last 60 days');
    const list = within(canvas.getByRole('table', { name: 'Orders found' }));
    await expect(
      list.getByRole('row', { name: /^S-1035 Today, 18:10 Callum *Reid 07700 900461 Ready £31\.15$/ }),
    ).toBeVisible();
    await expect(
      list.getByRole('row', { name: /S-0951 Sat 7 Nov, 20:05 .* £12\.50 back £49\.10/ }),
    ).toBeVisible();
    await expect(list.getAllByText('Reid')[0]).toHaveProperty('tagName', 'MARK');
    await expect(canvas.getByRole('link', { name: 'S-0812' })).toHaveAttribute('href', '/orders/S-0812');
    const field = canvas.getByRole('searchbox', { name: 'Number, name, phone or dish' });
    await userEvent.clear(field);
    await userEvent.type(field, ' 07700 900227{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('07700 900227');
  },
};

/** On a phone the list keeps what matters. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^S-1035 Today, 18:10 Callum *Reid £31\.15$/ }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** More orders than one page shows. */
export const Many: Story = {
  args: { total: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('140 orders found');
    await expect(canvas.getByRole('status')).toHaveTextContent('the first 4 of them');
  },
};

/** Nothing has it. */
export const NothingFound: Story = {
  args: { query: 'pizza', orders: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No order of the last 60 days has “pizza”');
  },
};

/** The answer is on its way. */
export const Loading: Story = {
  args: { orders: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching …');
  },
};

/** It did not come. */
export const Failed: Story = {
  args: { orders: null, problem: 'No connection. Try again when you are back online.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection.');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** A tablet without a manager asks for a PIN before it looks into other days. */
export const PinNeeded: Story = {
  args: {
    orders: null,
    pinPrompt: (
      <PinPrompt reason="The PIN of an owner or manager finds orders of other days." onSubmit={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The PIN of an owner or manager finds orders of other days.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};
