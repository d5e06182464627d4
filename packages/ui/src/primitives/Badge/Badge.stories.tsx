import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Default' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for one or two words beside a name: a kind ("Default"), a state ("2 in your cart"), a success.

**Not for** anything that can be pressed (\`Chip\`, \`Button\`), nor for a sentence (\`Banner\`).

**Do** put it after the name that it marks, in the same line. **Do not** set more than one on a thing, nor tell
something by its colour alone.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks a kind: the default address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Default')).toBeVisible();
  },
};

/** A state that matters. */
export const Ink: Story = { args: { tone: 'ink', children: '2 in your cart' } };

/** A success; its icon is silent, since the words say it. */
export const Good: Story = {
  args: { tone: 'good', icon: 'check', children: 'Paid' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
