import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  args: { current: 'home' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** through \`AppShell\`, which shows it on phones and tablets, at the thumb.

**Not for** actions: every entry leads to a page. The cart has its own bar above it.

**Do** keep the four entries and their order: they are the sidebar's. **Do not** hide it while scrolling.

| Key | What it does |
|---|---|
| Tab | goes from entry to entry |
| Enter | opens the page |
`,
      },
      story: { inline: false, height: '160px' },
    },
  },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each target is at least 44 px high. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

/** On a page that belongs to no entry. */
export const NoneCurrent: Story = {
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
};
