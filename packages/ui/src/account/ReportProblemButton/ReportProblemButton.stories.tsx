import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportProblemButton } from './ReportProblemButton.tsx';

const meta = {
  component: ReportProblemButton,
  args: { onPress: fn(), onIntent: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** among what can be done about an order that was placed.

**Not for** cancelling an order, which \`OrderActions\` offers while that is possible.

**Do** say in words why nothing can be reported any more. **Do not** show a button that would be refused.

| Key | What it does |
|---|---|
| Tab | goes to the button |
| Enter, Space | opens the form |
`,
      },
    },
  },
} satisfies Meta<typeof ReportProblemButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: what it opens is fetched as soon as it has the focus. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Something is wrong with this order' })).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Three were reported: words instead of the button. */
export const ThreeReported: Story = {
  args: { refusal: 'You have reported 3 problems with this order. Please ring the restaurant.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have reported 3 problems/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** It was ordered too long ago. */
export const TooLate: Story = {
  args: { refusal: 'This order is more than 30 days old. Please ring the restaurant.' },
};
