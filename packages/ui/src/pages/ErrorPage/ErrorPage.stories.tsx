import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  component: ErrorPage,
  args: { onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** as a route's error component: the data did not come (\`kind="offline"\` where the device is offline), and
with \`kind="sign_in"\` where Google led back without signing in.

**Not for** one part of a page that failed: use a \`Banner\` there.

**Do** pass the server's message where it is fit for the customer. **Do not** show codes or blame.

| Key | What it does |
|---|---|
| Tab | reaches Try again |
| Enter, Space | loads the page again |
`,
      },
    },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says so at once, and offers to try again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** With the server's own words. */
export const WithMessage: Story = {
  args: { message: 'The kitchen computer is restarting. It takes a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/restarting/)).toBeVisible();
  },
};

/** The device is offline: no blame on our side, and nothing is lost. */
export const Offline: Story = {
  args: { kind: 'offline' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
    await expect(canvas.getByText(/your cart is saved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Google led back without an answer that signs in. */
export const SignInFailed: Story = {
  args: {
    kind: 'sign_in',
    message: 'You have not been logged in: the Google account was not confirmed.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible();
    await expect(canvas.getByText(/was not confirmed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to login' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
