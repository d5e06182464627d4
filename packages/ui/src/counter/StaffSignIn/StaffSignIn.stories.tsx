import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffSignIn } from './StaffSignIn.tsx';

const meta = {
  component: StaffSignIn,
  args: { onSignIn: fn(), pairHref: '/pair' },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the whole page where owners, managers and staff sign in at the counter.

**Not for** customers, who sign in at the storefront, and not for the tablet beside the till, which is paired.

**Do** say why a sign-in did not work. **Do not** say whether an address is known to another restaurant.

| Key | What it does |
|---|---|
| Tab | goes from the button to the link |
| Enter, Space | presses the button |
`,
      },
    },
  },
} satisfies Meta<typeof StaffSignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button; a tablet is paired instead. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Pair this device instead' })).toHaveAttribute(
      'href',
      '/pair',
    );
  },
};

/** On its way to Google: a second press does nothing. */
export const Pending: Story = {
  args: { isPending: true, problem: 'Signing in with Google did not work. Try again.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** The last sign-in did not work, upright. */
export const Failed: Story = {
  args: { problem: 'Signing in with Google did not work. Try again.' },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Signing in with Google did not work. Try again.',
    );
  },
};

/** An account that belongs to no team, on a phone. */
export const NotStaff: Story = {
  args: { isNotStaff: true },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No restaurant yet');
    await expect(canvas.getByRole('button', { name: 'Sign in with another account' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
