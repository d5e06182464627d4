import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import {
  acceptedOrder,
  customerFacts,
  refundedOrder,
  rollRefund,
  secondPaymentRefund,
} from '../../testing/mail-fixtures.ts';
import { RefundedMail } from './RefundedMail.tsx';

const meta = {
  component: RefundedMail,
  args: { ...customerFacts, order: refundedOrder, refund: rollRefund },
  render: (facts, { globals }) => (
    <MailPreview kind="refunded" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when money of an accepted order goes back: for dishes, for an amount, or all of it. Also when a payment goes
back that no order needed: a second one, or one that came after the order had ended.

**Not for** declined and cancelled orders: their mails name the refund.

**Do** give the reason in the restaurant's own sentence, and what is paid in the end. **Do not** send it before the
payment provider has taken the refund.
`,
      },
    },
  },
} satisfies Meta<typeof RefundedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One dish goes back. */
export const Partial: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('£9.25 goes back to you for S-1042');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('£9.25 goes back to you');
    await expect(text).toContain('1 × Lamb seekh roll\n£9.25');
    await expect(text).toContain('You have paid: £29.73');
  },
};

/** All of it, fees included. */
export const Full: Story = {
  args: {
    order: { ...refundedOrder, refundedAmount: pence(3898) },
    refund: { ...rollRefund, amount: pence(3898), lines: [] },
  },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('All of it, fees included.');
    await expect(text).toContain('You have paid: £0.00');
    await expect(text).not.toContain('What it is for');
  },
};

/** Everything goes back, the tip with it. */
export const WithTip: Story = {
  args: {
    order: {
      ...refundedOrder,
      breakdown: { ...refundedOrder.breakdown, tipAmount: pence(250), totalAmount: pence(4148) },
      refundedAmount: pence(4148),
    },
    refund: { ...rollRefund, amount: pence(4148), lines: [] },
  },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toMatch(
      /Paid: £41\.48\s+Of which tip: £2\.50\s+Goes back now: −£41\.48\s+You have paid: £0\.00/,
    );
  },
};

/** Something went back before. */
export const Second: Story = {
  args: { order: { ...refundedOrder, refundedAmount: pence(1425) } },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Went back before: −£5.00');
    await expect(text).toContain('You have paid: £24.73');
  },
};

/** An amount, and no reason given. */
export const WithoutReason: Story = {
  args: { refund: { ...rollRefund, reason: '', lines: [] } },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('For order S-1042 of Friday 20 November 2026.');
  },
};

/** A second payment, or one that came after the order had ended: what was paid for the order is not repeated. */
export const OtherPayment: Story = {
  args: { order: acceptedOrder, refund: secondPaymentRefund },
  play: async ({ canvasElement }) => {
    const { subject, text } = await readMail(canvasElement);
    await expect(subject).toBe('£38.98 goes back to you for S-1042');
    await expect(text).toMatch(/This payment was not used\s+for your order\./);
    await expect(text).toContain('5 to 10 working days');
    await expect(text).not.toContain('What you have paid');
  },
};
