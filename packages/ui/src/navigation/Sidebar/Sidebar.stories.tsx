import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  component: Sidebar,
  args: {
    restaurantName: 'Saffron & Smoke',
    current: 'home',
    isSignedIn: true,
    isOpen: true,
    onToggle: fn(),
    onLogOut: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          '**Used by** `AppShell` on desktop. Open by default; the app keeps the state. Collapsed, each entry shows its name in a tooltip after 100 ms.',
      },
      story: { inline: false, height: '560px' },
    },
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four menu entries lead to their pages. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Home', '/'],
      ['Profile', '/profile'],
      ['Search', '/search'],
      ['Offers', '/offers'],
    ]) {
      await expect(canvas.getByRole('link', { name: name ?? '' })).toHaveAttribute('href', href);
    }
  },
};

/** A tooltip on keyboard focus while collapsed. */
export const Collapsed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Home', { selector: '[role=tooltip]' })).toBeVisible());
  },
};

/** On the login page. */
export const Login: Story = {
  args: { isSignedIn: false, current: 'login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('aria-current', 'page');
  },
};
