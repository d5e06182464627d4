import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuSkeleton } from './MenuSkeleton.tsx';

const meta = {
  component: MenuSkeleton,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** while the menu is on its way; it shows after 150 ms and has the menu's own boxes.

**Not for** waits of unknown shape: use a \`Spinner\`.

**Do** put it exactly where the menu will stand: the customer's eye is already there. **Do not** show it when a menu
is refreshed: the old one stays until the new one comes.

**Keyboard**: nothing in it takes the focus. It says once that the menu is loading.
`,
      },
    },
  },
} satisfies Meta<typeof MenuSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent boxes, and one sentence for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the menu');
  },
};
