import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Default' },
  parameters: {
    docs: {
      description: {
        component: '**Use it** for one or two words beside a name. **Not for** anything that can be pressed.',
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks a kind: the default address. */
export const Default: Story = {};

/** A state that matters. */
export const Ink: Story = { args: { tone: 'ink', children: '2 in your cart' } };

/** A success, with its icon. */
export const Good: Story = { args: { tone: 'good', icon: 'check', children: 'Paid' } };
