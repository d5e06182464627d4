import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
        component: `
**Use it** through \`AppShell\`, which shows it on desktop. Open by default; the app keeps the state for the next
visit. Collapsed, each entry shows its name in a tooltip after 100 ms.

**Not for** phones and tablets: they have the \`BottomBar\`.

**Do** leave \`isSignedIn\` undefined while nobody knows: neither Login nor Log out flashes up. **Do not** add
entries: four places and the way in or out are all there is.

| Key | What it does |
|---|---|
| Tab | goes from entry to entry |
| Enter | opens the page, or presses Log out and Collapse |
| Escape | hides the tooltip |
`,
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

/** After Log out the keyboard is where the button was, and the next Tab comes to Login. */
export const LoggedOut: Story = {
  tags: ['!autodocs'],
  render: function LoggedOut(args) {
    const [isSignedIn, setSignedIn] = useState(true);
    return <Sidebar {...args} isSignedIn={isSignedIn} onLogOut={() => setSignedIn(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');
    const login = await canvas.findByRole('link', { name: 'Login' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.tab();
    await expect(login).toHaveFocus();
  },
};

/** On the login page. */
export const Login: Story = {
  args: { isSignedIn: false, current: 'login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('aria-current', 'page');
  },
};
