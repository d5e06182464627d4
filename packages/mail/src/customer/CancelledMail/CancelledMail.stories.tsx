import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { cancelledOrder, customerFacts, freeOrder } from '../../testing/mail-fixtures.ts';
import { CancelledMail } from './CancelledMail.tsx';

const meta = {
  component: CancelledMail,
  args: {
    ...customerFacts,
    order: cancelledOrder,
    refund: { kind: 'full', amount: pence(3898) },
  },
  render: (facts, { globals }) => (
    <MailPreview kind="cancelled" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when an order is cancelled: by its customer while nobody had answered, or by a manager later.

**Not for** orders that the restaurant never accepted and the customer did not cancel: that is \`DeclinedMail\`.

**Do** say who cancelled and what goes back, or that nothing does. **Do not** promise more than the refund that was made.
`,
      },
    },
  },
} satisfies Meta<typeof CancelledMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the restaurant had answered: everything goes back. */
export const ByCustomer: Story = {
  play: async ({ canvasElement }) => {
    const { subject, text } = await readMail(canvasElement);
    await expect(subject).toBe('Cancelled: S-1042, £38.98 goes back to you');
    await expect(text).toContain('You cancelled order S-1042. Nothing was cooked.');
    await expect(text).toContain('All of it, fees included.');
  },
};

/** A manager cancels, and a part goes back. */
export const ByRestaurant: Story = {
  args: {
    order: { ...cancelledOrder, closedReason: 'cannot_deliver' },
    refund: { kind: 'amount', amount: pence(2000) },
  },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Saffron & Smoke cancelled order S-1042.');
    await expect(text).toContain('Of the £38.98 that you paid.');
  },
};

/** Nobody was there to take it: nothing goes back. */
export const NoShow: Story = {
  args: {
    order: { ...cancelledOrder, closedReason: 'no_show' },
    refund: { kind: 'none' },
  },
  play: async ({ canvasElement }) => {
    const { subject, text } = await readMail(canvasElement);
    await expect(subject).toBe('Cancelled: S-1042');
    await expect(text).toContain('Nothing goes back for this order.');
  },
};

/** Nothing was paid, so nothing goes back. */
export const FreeOrder: Story = {
  args: {
    order: { ...freeOrder, status: 'cancelled', closedReason: 'customer' },
    refund: { kind: 'none' },
  },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('There was nothing to pay');
  },
};
