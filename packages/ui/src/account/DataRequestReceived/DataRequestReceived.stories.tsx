import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { saffronContact } from '../../private/fixtures/restaurants.ts';
import { DataRequestReceived } from './DataRequestReceived.tsx';

const meta = {
  component: DataRequestReceived,
  args: {
    // 23:15 in London, where it is summer time.
    receipt: {
      id: '64b0a1f2c3d4e5f6dd000001',
      reference: 'D-7K2MQX',
      receivedAt: '2026-07-31T22:15:00Z',
      answerBy: '2026-08-31',
    },
    restaurant: { name: 'Saffron & Smoke', email: saffronContact.email, timeZone: 'Europe/London' },
    homeHref: '/',
  },
  parameters: {
    docs: {
      // The heading takes the focus.
      story: { inline: false, height: '480px' },
      description: {
        component: `
**Use it** in the place of \`DataRequestForm\`, at once when a request was received.

**Not for** the answer itself, which comes by mail.

**Do** show reference, date of the answer and whom it went to. **Do not** promise that a mail has come: the address may be
wrong, or have had one today.

| Key | What it does |
|---|---|
| Tab | goes on to the menu |
`,
      },
    },
  },
} satisfies Meta<typeof DataRequestReceived>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading takes the focus; each fact stands beside its name, the time by the restaurant's clock. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'We have your request' })).toHaveFocus());
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'D-7K2MQX',
      'Friday 31 July 2026 at 23:15',
      'Monday 31 August 2026',
      `Saffron & Smoke, ${saffronContact.email}`,
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the menu' })).toHaveFocus();
  },
};

/** A restaurant without an e-mail address, whose managers have got it. */
export const WithoutAddress: Story = {
  args: { restaurant: { name: 'Saffron & Smoke', email: '', timeZone: 'Europe/London' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(/^Saffron & Smoke$/);
  },
};

/** In dark. */
export const Dark: Story = { globals: { scheme: 'dark' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
