import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { title } from '../../theme/typography.css.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { ViewCartBar } from '../ViewCartBar/ViewCartBar.tsx';
import * as styles from './AppShell.stories.css.ts';
import { AppShell } from './AppShell.tsx';

const meta = {
  component: AppShell,
  args: {
    restaurantName: 'Saffron & Smoke',
    current: 'home',
    isSignedIn: true,
    isSidebarOpen: true,
    onSidebarToggle: fn(),
    onLogOut: fn(),
    cart: (
      <div className={styles.cart}>
        <h2 className={title.panel}>Your cart</h2>
        <p>Nothing here yet</p>
      </div>
    ),
    cartBar: <ViewCartBar itemCount={3} subtotal={pence(3140)} onOpen={fn()} />,
    footer: (
      <SiteFooter
        allergyPhone="0113 496 0142"
        contact={{
          addressLine: '18 Call Lane',
          city: 'Leeds',
          postalCode: 'LS1 6DN',
          phone: '0113 496 0142',
          email: 'hello@saffron.example',
        }}
        legal={{
          companyName: 'Saffron & Smoke Ltd',
          companyNumber: '01234567',
          vatNumber: 'GB 123 4567 89',
          registeredAddress: '18 Call Lane, Leeds LS1 6DN',
        }}
      />
    ),
    children: (
      <div className={styles.page}>
        <h1 className={title.page}>The page</h1>
        <p>Applewood and charcoal, lit at eleven each morning.</p>
      </div>
    ),
  },
  render: function Controlled(args) {
    const [isSidebarOpen, setIsSidebarOpen] = useState(args.isSidebarOpen ?? true);
    return (
      <AppShell
        {...args}
        isSidebarOpen={isSidebarOpen}
        onSidebarToggle={(next) => {
          setIsSidebarOpen(next);
          args.onSidebarToggle(next);
        }}
      />
    );
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** once, round every page. The app keeps the sidebar's state and says which entry is current. The cart
column shows when \`cart\` is given; on phones and tablets \`cartBar\` stands over the bottom bar instead.

**Not for** dialogs, which lie over it, and not for a second time inside a page.

**Do** leave \`cart\` out for visitors and on the category, add-address and phone number pages: the page takes the
room. **Do not** put anything between page and footer that belongs to neither.

| Key | What it does |
|---|---|
| Tab, first | "Skip to content" |
| Enter there | goes to the page |
| Tab | sidebar, page, footer, cart or bottom bar, in that order |
`,
      },
      story: { inline: false, height: '640px' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signed in, sidebar open, with the cart. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('complementary', { name: 'Cart' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** Collapsing calls the app and leaves the icons with their names. */
export const Collapses: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await expect(args.onSidebarToggle).toHaveBeenCalledWith(false);
    await userEvent.hover(canvas.getByRole('link', { name: 'Offers' }));
    await waitFor(() => expect(canvas.getByText('Offers', { selector: '[role=tooltip]' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Expand' }));
    await expect(args.onSidebarToggle).toHaveBeenLastCalledWith(true);
  },
};

/** Collapsed from the first paint on. */
export const Collapsed: Story = { args: { isSidebarOpen: false, current: 'search' } };

/** A visitor has a Login link and no cart; the page takes the room. */
export const Visitor: Story = {
  args: { isSignedIn: false, cart: undefined, cartBar: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
  },
};

/** Nobody knows yet who is looking: neither Login nor Log out, and nothing moves later. */
export const SessionUnknown: Story = {
  args: { isSignedIn: undefined, cart: undefined, cartBar: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  },
};

/** How many columns of the frame have a width. */
const columns = (main: HTMLElement) => {
  const shell = main.closest('[data-shell]');
  return shell === null
    ? 0
    : getComputedStyle(shell)
        .gridTemplateColumns.split(' ')
        .filter((width) => width !== '0px').length;
};

/** Nobody knows yet, but a customer was signed in the last time: the cart's room is kept, so that nothing moves. */
export const ReservesTheCart: Story = {
  args: { isSignedIn: undefined, cart: undefined, cartBar: undefined, reservesCart: true },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    document.documentElement.dataset.session = 'likely';
    return () => {
      delete document.documentElement.dataset.session;
    };
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(columns(main)).toBe(3);
    await expect(canvas.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    // For whom there was no session before, the page takes the room.
    delete document.documentElement.dataset.session;
    await waitFor(() => expect(columns(main)).toBe(2));
  },
};

/** The first Tab offers to skip the navigation. */
export const SkipLink: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
};

/** Bottom bar and cart bar instead of the columns. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View cart · 3 items · £31.40' })).toBeVisible();
    await expect(canvas.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  },
};

/** The same on a phone. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View cart · 3 items · £31.40' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Everything still fits at 320 px. */
export const Smallest: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
