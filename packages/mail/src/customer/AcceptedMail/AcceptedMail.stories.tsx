import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { acceptedOrder, automaticOrder, customerFacts, forCollection } from '../../testing/mail-fixtures.ts';
import { AcceptedMail } from './AcceptedMail.tsx';

const meta = {
  component: AcceptedMail,
  args: { ...customerFacts, order: acceptedOrder },
  render: (facts, { globals }) => (
    <MailPreview kind="accepted" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when the restaurant, or the system for it, has accepted an order: the promise is the news.

**Not for** a later promise: that is \`DelayedMail\`.

**Do** show the time that the restaurant has promised, the same as on the order's page and on the ticket. **Do not** offer
to cancel: from here on only the restaurant can.
`,
      },
    },
  },
} satisfies Meta<typeof AcceptedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By when it is at the door. */
export const Delivery: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('Accepted: S-1042 arrives by 19:22');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('At your door by 19:22');
    await expect(text).toContain('Accepted at 18:48.');
    await expect(wide.getByText(/Your note came with the order\./)).toBeVisible();
  },
};

/** By when it can be collected. */
export const Collection: Story = {
  args: { order: forCollection(acceptedOrder) },
  play: async ({ canvasElement }) => {
    const { subject, wide } = await readMail(canvasElement);
    await expect(subject).toBe('Accepted: S-1042 is ready by 19:22');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Ready to collect by 19:22');
  },
};

/** Accepted automatically: the promise is a range, and its end counts. */
export const PromisedRange: Story = {
  args: { order: automaticOrder },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('At your door by 19:26');
    await expect(text).toContain('19:16 to 19:26');
  },
};

/** No note was left. */
export const WithoutNote: Story = {
  args: { order: { ...acceptedOrder, note: '', allergyNote: '' } },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).not.toContain('Your note');
  },
};
