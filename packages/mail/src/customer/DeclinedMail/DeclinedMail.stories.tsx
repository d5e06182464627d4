import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { customerFacts, declinedOrder, freeOrder } from '../../testing/mail-fixtures.ts';
import { DeclinedMail } from './DeclinedMail.tsx';

const meta = {
  component: DeclinedMail,
  args: {
    ...customerFacts,
    order: declinedOrder,
    refund: { kind: 'full', amount: pence(3898) },
  },
  render: (facts, { globals }) => (
    <MailPreview kind="declined" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when the restaurant declines an order, does not answer in time, or was paid after it had closed.

**Not for** an order that was accepted before: that is \`CancelledMail\`.

**Do** say why, what goes back and how long banks take. **Do not** blame the customer, and promise no refund where
nothing was paid.
`,
      },
    },
  },
} satisfies Meta<typeof DeclinedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something has run out. */
export const OutOfStock: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('Declined: S-1042, £38.98 goes back to you');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('We are sorry');
    await expect(
      wide.getByText(/has run out of something that you ordered/, { selector: 'b' }),
    ).toBeVisible();
    await expect(text).toContain('5 to 10 working days');
    await expect(phone.getByRole('link', { name: 'Order something else' })).toHaveAttribute(
      'href',
      'https://saffronandsmoke.example',
    );
  },
};

/** The customer reads what has run out, and what it would have gone with. */
export const OutOf: Story = {
  args: {
    order: {
      ...declinedOrder,
      outOf: 'Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka)',
    },
  },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    const named = 'run out of Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka).';
    await expect(wide.getByText(/run out of/, { selector: 'b' })).toHaveTextContent(named);
    await expect(text.replaceAll(/\s+/g, ' ')).toContain(named);
  },
};

/** Nobody answered in time. */
export const Unanswered: Story = {
  args: { order: { ...declinedOrder, closedReason: 'unanswered' } },
  play: async ({ canvasElement }) => {
    const { wide } = await readMail(canvasElement);
    await expect(wide.getByText(/did not answer in time/, { selector: 'b' })).toBeVisible();
  },
};

/** Staff gave no reason: none is made up. */
export const WithoutReason: Story = {
  args: { order: { ...declinedOrder, closedReason: 'other' } },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('could not take order S-1042.');
  },
};

/** Nothing was paid, so nothing goes back. */
export const FreeOrder: Story = {
  args: {
    order: { ...freeOrder, status: 'declined', closedReason: 'too_busy' },
    refund: { kind: 'none' },
  },
  play: async ({ canvasElement }) => {
    const { subject, text } = await readMail(canvasElement);
    await expect(subject).toBe('Declined: S-1042');
    await expect(text).toContain('There was nothing to pay');
    await expect(text).not.toContain('working days');
  },
};
