import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { acceptedOrder, customerFacts } from '../../testing/mail-fixtures.ts';
import { OutForDeliveryMail } from './OutForDeliveryMail.tsx';

const meta = {
  component: OutForDeliveryMail,
  args: { ...customerFacts, order: acceptedOrder },
  render: (facts, { globals }) => (
    <MailPreview kind="out_for_delivery" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** when a delivery has left the restaurant.

**Not for** orders that are collected.

**Do** show the promised time as it stands. **Do not** promise a minute that nobody knows.
`,
      },
    },
  },
} satisfies Meta<typeof OutForDeliveryMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where it goes and by when. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('On its way: S-1042');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('On its way');
    await expect(text).toContain('Promised for\n19:22');
    await expect(text).toContain('Flat 4, Granary Wharf');
  },
};
