import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { homeAddress, officeAddress } from '../../private/fixtures/carts.ts';
import { afterOrdering, collectedOrder, expiredOrder, placedOrder } from '../../private/fixtures/orders.ts';
import { ProfilePage } from './ProfilePage.tsx';

const addressList = {
  addresses: [homeAddress, officeAddress],
  addHref: '/profile/address',
  editHref: ({ id }: { id: string }) => `/profile/address?id=${id}`,
  onMakeDefault: fn(),
  onDelete: fn(),
  onRetry: fn(),
};

const meta = {
  component: ProfilePage,
  args: {
    customer: { name: 'Amira Khan', email: 'amira.khan@example.com', phoneNumber: '+447700900142' },
    addressList,
    orders: [placedOrder, collectedOrder, expiredOrder],
    now: afterOrdering,
    timeZone: 'Europe/London',
    phoneHref: '/phone-number-form',
    orderHref: ({ id }) => `/orders/${id}`,
    ordersHref: '/orders',
    loginHref: '/auth/login',
    myData: { onDownload: fn(), onErase: fn() },
    onRetryOrders: fn(),
    onLogOut: fn(),
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
**Use it** for \`/profile\`: details, addresses and the latest orders. Log out stands here where there is no sidebar.

**Not for** visitors: send them to sign in and back.

**Do** let each part load and fail by itself. **Do not** show more orders than the latest few: the page of all
orders has them.

| Key | What it does |
|---|---|
| Tab | walks through details, addresses, orders and Log out |
| Enter, Space | presses or follows what has the focus |
`,
      },
    },
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A customer with addresses and orders. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amira Khan' })).toBeVisible();
    await expect(canvas.getByText('Signed in with Google as amira.khan@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add address' })).toHaveAttribute(
      'href',
      '/profile/address',
    );
    await expect(canvas.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/orders');
    await expect(canvas.getByRole('region', { name: 'My data' })).toBeVisible();
  },
};

/** A new customer: no phone number, no address, no order. */
export const New: Story = {
  args: {
    customer: { name: 'Amira Khan', email: 'amira.khan@example.com', phoneNumber: null },
    addressList: { ...addressList, addresses: [] },
    orders: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Add address' })).toHaveLength(1);
  },
};

/** A visitor is led to sign in. */
export const Visitor: Story = {
  args: { customer: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
  },
};

/** The profile is on its way. */
export const Loading: Story = {
  args: { customer: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your profile' })).toBeInTheDocument();
  },
};

/** The profile is here, addresses and orders are on their way. */
export const PartsLoading: Story = {
  args: { addressList: { ...addressList, addresses: null }, orders: null },
};

/** Addresses and orders did not load; each can be tried again. */
export const PartsFailed: Story = {
  args: {
    addressList: { ...addressList, addresses: null, hasFailed: true },
    orders: null,
    haveOrdersFailed: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Error loading addresses. Please try again.')).toBeVisible();
    const [retryAddresses, retryOrders] = canvas.getAllByRole('button', { name: 'Try again' });
    if (retryAddresses && retryOrders) {
      await userEvent.click(retryAddresses);
      await userEvent.click(retryOrders);
    }
    await expect(addressList.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetryOrders).toHaveBeenCalledOnce();
  },
};

/** Log out stands at the end on phones, which have no sidebar. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
};
