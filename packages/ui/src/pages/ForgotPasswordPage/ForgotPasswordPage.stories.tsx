import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta = {
  component: ForgotPasswordPage,
  args: { loginHref: '/auth/login', recoveryHref: 'https://accounts.google.com/signin/recovery' },
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
**Use it** for \`/auth/forgot-password\`. It looks the same for everyone, so that it does not show who has an account.

**Not for** people who are signed in.

**Do** send people to Google, where their password is. **Do not** ask for an e-mail address: there is no password to send.

| Key | What it does |
|---|---|
| Tab | goes back to login, then to Google |
`,
      },
    },
  },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why there is no password, and where Google helps. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.getByRole('link', { name: 'Recover my Google account' })).toHaveAttribute(
      'href',
      'https://accounts.google.com/signin/recovery',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
