import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CounterButton } from './CounterButton.tsx';

const meta = {
  component: CounterButton,
  args: { children: 'Open', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for every action of the counter.

**Not for** the storefront (\`Button\`), nor for choosing one of several (chips and options do that).

**Do** write a verb on it ("Mark ready"): a noun reads as a state. **Do not** show two of the \`go\` look in one view.

| Key | What it does |
|---|---|
| Tab | reaches it |
| Enter, Space | presses it |
`,
      },
    },
  },
} satisfies Meta<typeof CounterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 64 px high, with a line around it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await expect(button.offsetHeight).toBe(64);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Answers a new order on the board. */
export const New: Story = { args: { variant: 'new', icon: 'check', children: 'Accept 19:30' } };

/** The one answer of a view: 84 px. */
export const Answer: Story = {
  args: { variant: 'go', size: 'answer', icon: 'check', isWide: true, children: 'Accept for 19:22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept for 19:22' }).offsetHeight).toBe(84);
  },
};

/** Money leaves. */
export const Late: Story = {
  args: { variant: 'late', icon: 'close', children: 'Decline and pay back £38.98' },
};

/** Beside another look. */
export const Ink: Story = { args: { variant: 'ink', children: 'Not available' } };

/** In a row of the menu: 56 px. */
export const Small: Story = {
  args: { size: 'small', children: 'Take off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take off' }).offsetHeight).toBe(56);
  },
};

/** At the end of a row in the kitchen. */
export const Stacked: Story = { args: { isStacked: true, icon: 'check', children: 'Mark ready' } };

/** Leads to another page. */
export const EndIcon: Story = {
  args: { variant: 'new', endIcon: 'forward', children: 'Read and answer' },
};

/** While the action is under way it keeps the focus but does nothing. */
export const Loading: Story = {
  args: { isLoading: true, icon: 'check', children: 'Mark collected' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mark collected' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Without a connection nothing can be pressed. */
export const Disabled: Story = {
  args: { isDisabled: true, icon: 'check', children: 'Mark ready' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark ready' })).toBeDisabled();
  },
};
