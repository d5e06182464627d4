import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { acceptedOrder, customerFacts, forCollection } from '../../testing/mail-fixtures.ts';
import { ReadyToCollectMail } from './ReadyToCollectMail.tsx';

const meta = {
  component: ReadyToCollectMail,
  args: { ...customerFacts, order: forCollection(acceptedOrder) },
  render: (facts, { globals }) => (
    <MailPreview kind="ready_to_collect" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when an order for collection is ready.

**Not for** deliveries: they get \`OutForDeliveryMail\` when they leave.

**Do** name the number that the customer says at the counter. **Do not** repeat the prices.
`,
      },
    },
  },
} satisfies Meta<typeof ReadyToCollectMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where it waits, and the number to say. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('Ready to collect: S-1042');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Ready to collect');
    await expect(text).toContain('18 Call Lane');
    await expect(text).toContain('Say the number S-1042');
  },
};
