import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { saffronContact } from '../../private/fixtures/restaurants.ts';
import { DataRequestPage, type DataRequestPageProps } from './DataRequestPage.tsx';

const receipt = {
  id: '64b0a1f2c3d4e5f6dd000001',
  reference: 'D-7K2MQX',
  receivedAt: '2026-11-28T10:15:00Z',
  answerBy: '2026-12-28',
};

const meta = {
  component: DataRequestPage,
  args: {
    receipt: null,
    restaurant: { name: 'Saffron & Smoke', email: saffronContact.email, timeZone: 'Europe/London' },
    profileHref: '/profile',
    homeHref: '/',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for \`/data-request\`, where the privacy policy and the profile lead. Visitors may ask too.

**Not for** the copy and the deletion that customers make by themselves: the page points to them first.

**Do** acknowledge at once, with the date of the answer. **Do not** put anything of the customer into the server's HTML.

| Key | What it does |
|---|---|
| Tab | goes to My data, then through the form |
| Enter in a line | sends the request |
`,
      },
    },
  },
} satisfies Meta<typeof DataRequestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent: Story['render'] = (args) => <SentPage {...args} />;

function SentPage(props: DataRequestPageProps) {
  const [shown, setShown] = useState(props.receipt);
  return (
    <DataRequestPage
      {...props}
      receipt={shown}
      onSubmit={(request) => {
        props.onSubmit(request);
        setShown(receipt);
      }}
    />
  );
}

/** From the pointer to My data over the form to the acknowledgement. */
export const Default: Story = {
  render: sent,
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ask about your data' })).toBeVisible();
    await step('What needs no request comes first', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'My data' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'My data' })).toHaveAttribute('href', '/profile');
    });
    await step('A request is sent', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /A copy of my data/ }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Amira Khan');
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'E-mail address' }),
        'amira.khan@example.com{Enter}',
      );
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('The acknowledgement takes the place of the form, and the focus', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: 'We have your request' })).toHaveFocus(),
      );
      await expect(canvas.getByText('Monday 28 December 2026')).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

/** Received. */
export const Received: Story = {
  args: { receipt },
  // Its heading takes the focus.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('D-7K2MQX')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'My data' })).toBeNull();
  },
};

/** It could not be sent. */
export const Failed: Story = {
  args: { error: 'Please check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** On a phone. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
