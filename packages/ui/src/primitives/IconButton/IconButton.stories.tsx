import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: 'close', label: 'Remove promo code SMOKE10', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for close, dismiss, minus and plus: actions whose icon everybody knows.

**Not for** anything else: a word is clearer (\`Button\`).

**Do** name the thing it acts on in \`label\`: "Remove SMOKE10". **Do not** make the target smaller than 44 px,
however small the icon is.

| Key | What it does |
|---|---|
| Tab | reaches it |
| Enter, Space | presses it |
`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by its spoken name; its target is 44 px. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove promo code SMOKE10' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Nothing to do at the moment. */
export const Disabled: Story = {
  args: { icon: 'subtract', label: 'One fewer', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  },
};

/** Everybody knows these. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <>
      <IconButton icon="subtract" label="One fewer" />
      <IconButton icon="add" label="One more" />
      <IconButton icon="close" label="Remove SMOKE10" />
    </>
  ),
};

/** What do they do? A word is clearer: use a Button. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => (
    <>
      <IconButton icon="note" label="Write a note" />
      <IconButton icon="offers" label="Show offers" />
      <IconButton icon="other" label="Add an address" />
    </>
  ),
};
