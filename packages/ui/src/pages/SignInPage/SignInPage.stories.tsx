import type { Meta, StoryObj } from '@storybook/react-vite';
import { openStatus } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { fridayEvening, saffron, thursdayNight } from '../../private/fixtures/restaurants.ts';
import { saffronMenu } from '../../private/fixtures/saffron-menu.ts';
import { mastheadPictures } from '../HomePage/masthead-pictures.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  component: SignInPage,
  args: {
    restaurantName: 'Saffron & Smoke',
    openStatus: openStatus(saffron, fridayEvening),
    pictures: mastheadPictures(saffronMenu),
    browseHref: '/',
    onSignIn: fn(),
    onRedirect: fn(),
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
**Use it** for \`/auth/login\`, and with \`purpose="register"\` for \`/auth/register\`.

**Not for** asking in the middle of browsing: visitors see the whole menu without an account.

**Do** leave visitors a way back to the menu. **Do not** show it to signed-in customers: send them home.

| Key | What it does |
|---|---|
| Tab | Google, then the way back to the menu, then terms and privacy |
| Enter, Space | opens Google's window |
`,
      },
    },
  },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The restaurant's cover and the way in. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Open now · Closes today at 22:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** Signing in is possible while the restaurant is closed. */
export const Closed: Story = {
  args: { openStatus: openStatus(saffron, thursdayNight) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed · Opens tomorrow at 12:00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
};

/** Making an account. */
export const Register: Story = {
  args: { purpose: 'register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  },
};

/** The window was blocked: the way without one is offered. */
export const PopupBlocked: Story = { args: { state: { kind: 'popup_blocked' } } };

/** The cover shrinks above the panel. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
