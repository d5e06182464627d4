import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { acceptedOrder, customerFacts, forCollection } from '../../testing/mail-fixtures.ts';
import { DelayedMail } from './DelayedMail.tsx';

const meta = {
  component: DelayedMail,
  args: { ...customerFacts, order: acceptedOrder, previousPromise: '2026-11-20T19:10:00Z' },
  render: (facts, { globals }) => <MailPreview kind="delayed" facts={facts} scheme={chosenScheme(globals)} />,
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** each time staff move the promise of an accepted order.

**Not for** an order that is late without a new promise: nothing is sent then.

**Do** name the old time beside the new one. **Do not** give reasons that nobody stated.
`,
      },
    },
  },
} satisfies Meta<typeof DelayedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The new time, and the one before. */
export const Delivery: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('Later: S-1042 is now promised for 19:22');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Now by 19:22');
    await expect(text).toContain('Instead of 19:10.');
  },
};

/** The same for an order that is collected. */
export const Collection: Story = {
  args: { order: forCollection(acceptedOrder) },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Now by 19:22');
    await expect(text).toContain('Collecting from');
  },
};
