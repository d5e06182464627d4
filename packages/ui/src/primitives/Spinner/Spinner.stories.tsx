import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for waits of unknown length whose result has no shape yet: sending, checking, looking up.

**Not for** content with a known shape: use \`Skeleton\`. With reduced motion it breathes instead of turning.
`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spoken once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** Says what is being waited for. */
export const Named: Story = {
  args: { label: 'Looking up the postcode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up the postcode');
  },
};

/** Silent, where words stand beside it. */
export const Silent: Story = {
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
