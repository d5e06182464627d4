import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormerRestaurantPage } from './FormerRestaurantPage.tsx';

const meta = {
  component: FormerRestaurantPage,
  args: { name: 'Saffron & Smoke', phone: '+441134960140', isSignedIn: false },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** at the hostname of a deleted restaurant, until another restaurant takes the hostname.

**Not for** a restaurant that is closed today or paused, and not for a hostname that nobody ever had: that is a
\`NotFoundPage\`.

**Do** keep the pages of earlier orders and of signing in. **Do not** show a menu or another restaurant.

| Key | What it does |
|---|---|
| Tab | goes from the telephone number to the ways on |
| Enter | follows a link |
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
} satisfies Meta<typeof FormerRestaurantPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor can sign in, and call. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Saffron & Smoke takes no orders here any more' }),
    ).toBeVisible();
    const phone = canvas.getByRole('link', { name: '0113 496 0140' });
    await expect(phone).toHaveAttribute('href', 'tel:+441134960140');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/orders');
  },
};

/** A customer goes on to their orders. */
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your orders' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  },
};

/** A long name on a phone in the dark. */
export const LongNameOnAPhone: Story = {
  args: { name: 'The Old Railway Arches Kitchen & Charcoal Grill of Kirkstall', isSignedIn: undefined },
  globals: { viewport: { value: 'mobile' }, scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // In one line, where the text around it breaks.
    const phone = canvas.getByRole('link', { name: '0113 496 0140' });
    await expect(phone.offsetHeight).toBeLessThan(1.9 * Number.parseFloat(getComputedStyle(phone).fontSize));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
