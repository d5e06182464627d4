import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { acceptedOrder, amara, counterUrl, saffron } from '../../testing/mail-fixtures.ts';
import { RefundFailedMail } from './RefundFailedMail.tsx';

const meta = {
  component: RefundFailedMail,
  args: {
    order: acceptedOrder,
    restaurant: saffron,
    customer: amara,
    amount: pence(925),
    isOtherPayment: false,
    dashboardShare: null,
    failedAt: '2026-11-20T19:41:00Z',
    counterUrl,
  },
  render: (facts, { globals }) => (
    <MailPreview kind="refund_failed" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when the payment provider has finally refused a refund.

**Not for** customers: they get a mail when the money is on its way, and a person rings them when it is not.

**Do** send it to the managers with the customer's phone number. **Do not** send it while the refund is still retried.
`,
      },
    },
  },
} satisfies Meta<typeof RefundFailedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How much, whose it is, and what to do. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('S-1042: £9.25 could not be paid back');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('A refund was not made');
    await expect(text).toContain('Amara Okafor\n07700 900318');
    await expect(phone.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      'https://counter.example/saffron-and-smoke',
    );
  },
};

/** A restaurant without a counter: nothing to press, and no word of one. */
export const WithoutCounter: Story = {
  args: { counterUrl: null },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(wide.queryByRole('link', { name: 'Open the order' })).toBeNull();
    await expect(text).toContain('ring the customer');
    await expect(text).not.toContain('counter');
  },
};

/** A second payment, or one that came after the order had ended: the counter cannot refund it. */
export const OtherPayment: Story = {
  args: { amount: pence(3898), isOtherPayment: true },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Of a payment that the order did not need.');
    await expect(text).toContain('The counter cannot refund this payment.');
    await expect(text).not.toContain('Try the refund again');
  },
};

/** The payment provider's dashboard gave a part back first: how much, and what is left to give. */
export const DashboardWasFirst: Story = {
  args: { amount: pence(2000), dashboardShare: { refunded: pence(1000), left: pence(1898) } },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('£10.00 of this order was refunded at the payment provider itself');
    await expect(text).toContain('only £18.98 is left');
    await expect(text).not.toContain('Try the refund again');
  },
};

/** The customer's account has been erased since: nobody can be rung. */
export const CustomerErased: Story = {
  args: { customer: null },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('The customer has deleted their account: nobody can be rung.');
    await expect(text).not.toContain('Amara');
  },
};
