import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { GoogleSignInPanel } from './GoogleSignInPanel.tsx';

const meta = {
  component: GoogleSignInPanel,
  args: { browseHref: '/', onSignIn: fn(), onRedirect: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** wherever a visitor has to sign in: a Google account is the only way in.

**Not for** customers: they never see it.

**Do** open the popup in the press itself, else browsers block it. **Do not** hide that a popup was blocked: offer
the way without a window.

| Key | What it does |
|---|---|
| Tab | goes to the button, then to the links |
| Enter, Space | presses it |
`,
      },
    },
  },
} satisfies Meta<typeof GoogleSignInPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button, what is asked of Google, and the legal links. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to order' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByRole('link', { name: 'Continue browsing the menu' })).toHaveAttribute(
      'href',
      '/',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
};

/** After "Add": the dish that is kept shows, with what was chosen. */
export const DishKept: Story = {
  args: {
    keptDish: {
      name: tikkaDish.name,
      photoUrl: tikkaDish.photoUrl,
      quantity: 2,
      choices: ['Medium', 'Masala fries'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 × Smoked chicken tikka')).toBeVisible();
    await expect(canvas.getByText('Medium, Masala fries')).toBeVisible();
    await expect(canvas.getByText('Kept for you: in your cart as soon as you have signed in.')).toBeVisible();
  },
};

/** A word on making an account: the first sign-in does. */
export const Register: Story = {
  args: { purpose: 'register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
};

/** The Google window is open: the button waits, and there is a way without a window. */
export const Waiting: Story = {
  args: { state: { kind: 'waiting' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Waiting for Google' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('in the window that has opened');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in without a window' }));
    await expect(args.onRedirect).toHaveBeenCalledOnce();
  },
};

/** On the way to Google's page. */
export const Redirecting: Story = {
  args: { state: { kind: 'redirecting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Taking you to Google' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The browser did not open the window: said at once, with the way without one. */
export const PopupBlocked: Story = {
  args: { state: { kind: 'popup_blocked' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('blocked the Google window');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in without a window' }));
    await expect(args.onRedirect).toHaveBeenCalledOnce();
  },
};

/** The window was closed too early: both ways are open again. */
export const PopupClosed: Story = {
  args: { state: { kind: 'popup_closed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('closed before you were signed in');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** It did not work: the reason, in words for the customer. */
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'Login is not available at the moment. Please try again in a minute.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in a minute.');
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
};
