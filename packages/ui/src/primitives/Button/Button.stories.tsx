import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Checkout', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** to start an action: add, apply, save, check out. One primary button per view.

**Not for** going to another page: that is a \`ButtonLink\` or a \`Link\`.

**Do** say what happens next on the label. **Do not** disable a button without saying why beside it.

| Key | What it does |
|---|---|
| Tab | reaches it, also while loading or unavailable |
| Enter, Space | presses it |
`,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The primary action of a view. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Enter and Space press it. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Beside a primary button. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Back to menu' } };

/** On a ground that already carries the accent. */
export const Ink: Story = { args: { variant: 'ink', children: 'Use this code' } };

/** A small action in a row. */
export const Text: Story = { args: { variant: 'text', children: 'Apply' } };

/** An action that should not call for attention. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Remove' } };

/** Under the pointer: the accent grows deeper. */
export const Hover: Story = { parameters: { shows: 'hover' } };

/** Reached by the keyboard: a ring stands round it. */
export const Focus: Story = { parameters: { shows: 'focus' } };

/** Held down: it goes down by a pixel. */
export const Pressed: Story = { parameters: { shows: 'pressed' } };

/** In a row, still 44 px high. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.height).toBeGreaterThanOrEqual(44);
  },
};

/** With an icon before the label. */
export const WithIcon: Story = { args: { icon: 'add', children: 'Add', size: 'small' } };

/** Fills its place, as in the cart. */
export const Wide: Story = { args: { isWide: true } };

/** While loading it keeps focus but does nothing. */
export const Loading: Story = {
  args: { isLoading: true, children: 'Loading' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Loading' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Disabled: out of the tab order. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Checkout' })).not.toHaveFocus();
  },
};

/** Unavailable, but reachable, so that the reason on its label can be read. */
export const Unavailable: Story = {
  args: { isUnavailable: true, isWide: true, children: 'Minimum Order required is £15.00' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Minimum Order required is £15.00' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** One primary button, and each label says what happens. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <>
      <Button>Place order</Button> <Button variant="secondary">Change address</Button>
    </>
  ),
};

/** Two primary buttons, and neither says what happens. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => (
    <>
      <Button>OK</Button> <Button>Continue</Button>
    </>
  ),
};
