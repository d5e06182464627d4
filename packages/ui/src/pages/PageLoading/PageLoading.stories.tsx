import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchableDiets } from '@tiffin/domain';
import { expect, waitFor } from 'storybook/test';
import { PageLoading } from './PageLoading.tsx';

const meta = {
  component: PageLoading,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** while a page's code or data is on its way, as the router's pending component. It shows its boxes at once:
the router has waited 150 ms before.

**Not for** parts of a page that is there already: those have skeletons of their own.

**Do** name the page, so that nothing moves when it comes. **Do not** leave it when the data fails: that is an
\`ErrorPage\`.

**Keyboard**: nothing in it takes the focus; the shell around it works.
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
} satisfies Meta<typeof PageLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many boxes can be seen. */
const boxes = (element: HTMLElement) =>
  [...element.querySelectorAll('main span[aria-hidden]')].filter((box) =>
    box.checkVisibility({ opacityProperty: true }),
  );

/** A page of words. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
    await waitFor(() => expect(boxes(canvasElement)).toHaveLength(5));
  },
};

/** The home page. */
export const Home: Story = {
  args: { page: 'home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the menu');
  },
};

/** A category: title, chips, the wide first dish and six more. */
export const Category: Story = {
  args: { page: 'category' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
    await waitFor(() => expect(boxes(canvasElement)).toHaveLength(3 + 5 + 7 * 4));
  },
};

/** The search: its title stands already, the field and the diets are on their way. */
export const Search: Story = {
  args: { page: 'search' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await waitFor(() => expect(boxes(canvasElement)).toHaveLength(1 + searchableDiets.length));
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
};

/** The offers: one wide card and four more. */
export const Offers: Story = {
  args: { page: 'offers' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    await waitFor(() => expect(boxes(canvasElement)).toHaveLength(6));
  },
};

/** The profile, before anyone knows whose it is. */
export const Profile: Story = {
  args: { page: 'profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeInTheDocument();
  },
};

/** The list of orders. */
export const Orders: Story = {
  args: { page: 'orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeInTheDocument();
  },
};

/** One order. */
export const Order: Story = {
  args: { page: 'order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeInTheDocument();
  },
};

/** The address form; whether an address is added or edited shows with the page. */
export const Address: Story = {
  args: { page: 'address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeInTheDocument();
  },
};
