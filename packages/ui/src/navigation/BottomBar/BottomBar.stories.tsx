import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  args: { current: 'home' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '**Used by** `AppShell` on phones and tablets.' },
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
