import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for waits of unknown length whose result has no shape yet: sending, checking, looking up. With reduced
motion it breathes instead of turning.

**Not for** content with a known shape: use \`Skeleton\`.

**Do** say in \`label\` what is being waited for. **Do not** set it beside words that say the same with a label of its
own: pass an empty one there.

**Keyboard**: nothing in it takes the focus.
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

/** Words beside it say what is being waited for; its own label is empty. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <p>
      <Spinner label="" /> Looking up your postcode
    </p>
  ),
};

/** Those who see it cannot know what it waits for, nor how long. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => <Spinner label="Looking up your postcode" />,
};
