import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { name: 'delivery' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside words, by what it stands for. It takes the colour of the text around it. All icons are on the
foundations page.

**Not for** pictures of dishes (\`DishTile\`) or decoration without a meaning.

**Do** give it a \`label\` where no words stand beside it. **Do not** let one icon stand for two things.

**Keyboard**: nothing in it takes the focus; something to press is an \`IconButton\`.
`,
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent: the words beside it say the same. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** With a spoken name, where it stands alone. */
export const Labelled: Story = {
  args: { name: 'warning', label: 'Warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Warning' })).toBeVisible();
  },
};

/** 16 px, in buttons and beside small text. */
export const Small: Story = { args: { size: 'small' } };

/** 28 px, on an empty plate. */
export const Large: Story = { args: { name: 'dish', size: 'large' } };

/** It stands beside the words that it goes with. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <p>
      <Icon name="clock" size="small" /> 30 to 40 minutes
    </p>
  ),
};

/** Alone, each reader guesses another meaning. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => (
    <p>
      <Icon name="note" /> <Icon name="kitchen" /> <Icon name="other" />
    </p>
  ),
};
