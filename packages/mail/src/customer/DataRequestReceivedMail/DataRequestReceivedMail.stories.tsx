import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { dataRequestFacts } from '../../testing/mail-fixtures.ts';
import { DataRequestReceivedMail } from './DataRequestReceivedMail.tsx';

const meta = {
  component: DataRequestReceivedMail,
  args: dataRequestFacts,
  render: (facts, { globals }) => (
    <MailPreview kind="data_request_received" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Use it** once a day at most for each address and restaurant, when a data request has come with that address.

**Not for** the answer itself: people write that, when they know who asks.

**Do** say that a person who has asked for nothing need do nothing. **Do not** repeat a word, nor the name, of the sender:
the address is not verified, and nobody may send words to strangers through it.
`,
      },
    },
  },
} satisfies Meta<typeof DataRequestReceivedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reference, the last date for an answer, and what to do if it was another person. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('We have your data request D-7K2MQX');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('We have your request');
    await expect(phone.getByText('Sunday 20 December 2026')).toBeVisible();
    await expect(text).toContain('You need do nothing');
  },
};
