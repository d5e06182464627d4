import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { counterUrl, saffron, unansweredOrder, unattendedPause } from '../../testing/mail-fixtures.ts';
import { UnattendedMail } from './UnattendedMail.tsx';

const meta = {
  component: UnattendedMail,
  args: {
    restaurant: saffron,
    orders: [unansweredOrder],
    attendedAt: '2026-11-20T18:30:00Z',
    pause: unattendedPause,
    counterUrl,
  },
  render: (facts, { globals }) => (
    <MailPreview kind="unattended" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when no device of a restaurant has been on shift for ten minutes, or none on shift has fetched an order in time.

**Not for** customers, and not again while the same absence lasts.

**Do** say what happens to the orders that wait. **Do not** send it to a restaurant that is closed.
`,
      },
    },
  },
} satisfies Meta<typeof UnattendedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One order waits, and ordering is paused. */
export const OrdersWaiting: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone } = await readMail(canvasElement);
    await expect(subject).toBe('Saffron & Smoke: 1 order waits, no device is on shift');
    await expect(wide.getByText(/paid back in full when nobody answers by 18:51/)).toBeVisible();
    await expect(
      wide.getByText(/until Saturday 21 November 2026 at 12:00, unless a shift starts/),
    ).toBeVisible();
    await expect(wide.getByRole('link', { name: 'Open Service to resume' })).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Open the counter' })).toHaveAttribute(
      'href',
      'https://counter.example/saffron-and-smoke',
    );
  },
};

/** No order waits yet. */
export const NoOrders: Story = {
  args: { orders: [] },
  play: async ({ canvasElement }) => {
    const { subject, text } = await readMail(canvasElement);
    await expect(subject).toBe('Saffron & Smoke: no device is on shift');
    await expect(text).not.toContain('ORDERS THAT WAIT');
  },
};

/** A deployment that has no address for its counter: nothing to press. */
export const WithoutCounter: Story = {
  args: { counterUrl: null, pause: { ...unattendedPause, serviceUrl: null } },
  play: async ({ canvasElement }) => {
    const { wide } = await readMail(canvasElement);
    await expect(wide.queryByRole('link', { name: /Open/ })).toBeNull();
    await expect(wide.getByText(/start the shift/)).toBeVisible();
  },
};

/** No device was ever paired, and customers can still order. */
export const NeverSeen: Story = {
  args: { attendedAt: null, pause: null },
  play: async ({ canvasElement }) => {
    const { wide } = await readMail(canvasElement);
    await expect(wide.getByText(/No device of your restaurant has been on shift yet\./)).toBeVisible();
    await expect(wide.getByText(/Customers can still order\./)).toBeVisible();
  },
};
