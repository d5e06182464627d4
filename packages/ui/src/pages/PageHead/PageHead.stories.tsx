import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHead } from './PageHead.tsx';

const meta = {
  component: PageHead,
  args: { title: 'Offers', note: 'One code per order. Apply it here or type it in your cart.' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** at the top of every inner page. It holds the page's only level 1 heading.

**Not for** the home page, which has a \`Masthead\`.

**Do** name the page that the way back leads to. **Do not** put actions into it.

| Key | What it does |
|---|---|
| Tab | reaches the way back |
| Enter | follows it |
`,
      },
    },
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title and a line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  },
};

/** With the way back up. */
export const WithBack: Story = {
  args: { title: 'From the grill', back: { label: 'Menu', href: '/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/');
  },
};
