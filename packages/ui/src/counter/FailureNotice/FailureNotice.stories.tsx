import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { page } from '../counter-page.css.ts';
import { InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { FailureNotice } from './FailureNotice.tsx';

const order = { id: 'S-1042', number: 'S-1042' };

const meta = {
  component: FailureNotice,
  args: {
    failures: {
      refunds: [{ id: 'r1', amount: pence(925), at: '2026-11-20T18:41:00.000Z', order }],
      mails: [
        {
          id: 'm1',
          kind: 'accepted',
          recipient: 'customer',
          reason: 'refused',
          at: '2026-11-20T17:57:00.000Z',
          order,
        },
        {
          id: 'm2',
          kind: 'unattended',
          recipient: 'managers',
          reason: 'too_old',
          at: '2026-11-19T12:03:00.000Z',
          order: null,
        },
      ],
    },
    orderHref: (id) => `/orders/${id}`,
    times: leedsTimes,
  },
  decorators: [
    (Story) => (
      <InCounterFrame current="today">
        <div className={page}>
          <Story />
        </div>
      </InCounterFrame>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** on the Today page, for owners and managers.

**Not for** what still is tried: a mail that waits for its next try, or a refund that is on its way.

**Do** lead to the order, where the customer's phone number stands. **Do not** show addresses or what mail servers
said: operators have both.

| Key | What it does |
|---|---|
| Tab | goes from order to order |
| Enter | opens the order |
`,
      },
    },
  },
} satisfies Meta<typeof FailureNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A refund first, since money is owed, then the mails. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('region', { name: 'Not delivered in the last 7 days' }));
    const [refund, accepted, unattended] = notice.getAllByRole('listitem');
    await expect(refund).toHaveTextContent(
      '£9.25 could not be paid back, Friday 20 November 2026, 18:41. The customer still waits for it.S-1042',
    );
    await expect(accepted).toHaveTextContent(
      'Mail “The order is accepted”, to the customer, Friday 20 November 2026, 17:57. The address was refused',
    );
    await expect(unattended).toHaveTextContent('No mail server took it for 8 hours.');
    const [link] = notice.getAllByRole('link', { name: 'S-1042' });
    await expect(link).toHaveAttribute('href', '/orders/S-1042');
  },
};

/** A mail that this version of the counter does not know, on a phone. */
export const UnknownMail: Story = {
  tags: ['!autodocs'],
  args: {
    failures: {
      refunds: [],
      mails: [
        {
          id: 'm1',
          kind: 'reminder',
          recipient: 'customer',
          reason: 'no_address',
          at: '2026-11-20T17:57:00.000Z',
          order,
        },
      ],
    },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Not delivered' }));
    await expect(list.getByRole('listitem')).toHaveTextContent('Mail “Other”, to the customer');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Everything arrived: nothing is shown. */
export const None: Story = {
  tags: ['!autodocs'],
  args: { failures: { refunds: [], mails: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Not delivered' })).not.toBeInTheDocument();
  },
};
