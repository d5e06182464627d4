import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  component: NotFoundPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for addresses that lead nowhere, with status 404.

**Not for** data that failed to load: that is an \`ErrorPage\`.

**Do** pass \`kind="restaurant"\` for an unknown hostname: there is no home page to go to. **Do not** send people on
by itself.

| Key | What it does |
|---|---|
| Tab | reaches the way home |
| Enter | follows it |
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
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that is not there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', '/');
  },
};

/** A hostname that no restaurant has: never another restaurant instead. */
export const UnknownRestaurant: Story = {
  args: { kind: 'restaurant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Restaurant not found' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
