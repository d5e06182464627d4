import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { counterUrl, missedOrder, saffron, unansweredPause } from '../../testing/mail-fixtures.ts';
import { UnansweredMail } from './UnansweredMail.tsx';

const meta = {
  component: UnansweredMail,
  args: { restaurant: saffron, order: missedOrder, pause: null, counterUrl },
  render: (facts, { globals }) => (
    <MailPreview kind="unanswered" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** as soon as an order was declined because nobody answered it in time: one for each such order.

**Not for** customers, who get the mail about the decline, and not for an order that no device has read (\`UnattendedMail\`).

**Do** say until which day ordering is paused where this order caused that. **Do not** resume by the link: programs that
check mails open every link. It leads to a page that asks for a sign-in and a press.
`,
      },
    },
  },
} satisfies Meta<typeof UnansweredMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first in a row: customers can still order. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone } = await readMail(canvasElement);
    await expect(subject).toBe('S-1042 was not answered: declined and paid back');
    await expect(wide.getByText('£38.98')).toBeVisible();
    await expect(wide.getByText('18:51')).toBeVisible();
    await expect(wide.queryByText('Ordering is paused')).toBeNull();
    await expect(phone.getByRole('link', { name: 'Open the counter' })).toBeVisible();
  },
};

/** The second in a row, on a Friday evening: the pause ends with Saturday's opening. */
export const Paused: Story = {
  args: { pause: unansweredPause },
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('S-1042 was not answered, and ordering is paused');
    await expect(wide.getByText(/Two orders in a row were not answered\./)).toBeVisible();
    await expect(wide.getByText(/until Saturday 21 November 2026 at 12:00/)).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Open Service to resume' })).toHaveAttribute(
      'href',
      'https://counter.example/service',
    );
    await expect(text).toContain('https://counter.example/service');
  },
};

/** A deployment that has no address for its counter: nothing to press. */
export const WithoutCounter: Story = {
  args: { pause: { ...unansweredPause, serviceUrl: null }, counterUrl: null },
  play: async ({ canvasElement }) => {
    const { wide } = await readMail(canvasElement);
    await expect(wide.queryByRole('link', { name: /Service|counter/ })).toBeNull();
    await expect(wide.getByText(/until Saturday 21 November 2026 at 12:00/)).toBeVisible();
  },
};
