import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { afterOrdering, collectedOrder, expiredOrder, placedOrder } from '../../private/fixtures/orders.ts';
import { OrdersPage } from './OrdersPage.tsx';

const meta = {
  component: OrdersPage,
  args: {
    orders: [placedOrder, collectedOrder, expiredOrder],
    now: afterOrdering,
    timeZone: 'Europe/London',
    orderHref: ({ id }) => `/orders/${id}`,
    backHref: '/profile',
    homeHref: '/',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for all orders of a customer, beyond the latest few.

**Not for** the profile, which shows the latest few in an \`OrderList\`.

**Do** keep the latest first. **Do not** hide orders whose payment failed: the customer looks for them.

| Key | What it does |
|---|---|
| Tab | goes back, then from order to order |
| Enter | opens the order |
`,
      },
    },
  },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** None yet. */
export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/');
  },
};

/** On their way. */
export const Loading: Story = {
  args: { orders: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your orders' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show older orders' })).not.toBeInTheDocument();
  },
};

/** They did not load. */
export const Failed: Story = {
  args: { orders: null, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There are more than one page holds: the older ones come under these. */
export const Paging: Story = {
  args: { orders: [placedOrder], older: { onLoad: fn() } },
  render: function Paging({ older, orders, ...props }) {
    const [page, setPage] = useState(1);
    const [isLoading, setIsLoading] = useState(false);
    const shown = page === 1 ? orders : [...(orders ?? []), collectedOrder, expiredOrder];
    const load = () => {
      older?.onLoad();
      setIsLoading(true);
      queueMicrotask(() => {
        setPage(page + 1);
        setIsLoading(false);
      });
    };
    return (
      <OrdersPage {...props} orders={shown} older={page === 1 ? { isLoading, onLoad: load } : undefined} />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }));
    await expect(args.older?.onLoad).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: 'Show older orders' })).not.toBeInTheDocument();
  },
};

/** While older ones are on their way a second press does nothing. */
export const OlderLoading: Story = {
  args: { older: { isLoading: true, onLoad: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show older orders' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.older?.onLoad).not.toHaveBeenCalled();
  },
};

/** The older ones did not load: what is there stays, and it can be tried again. */
export const OlderFailed: Story = {
  args: { older: { hasFailed: true, onLoad: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The older orders did not load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }));
    await expect(args.older?.onLoad).toHaveBeenCalledOnce();
  },
};
