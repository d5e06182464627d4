import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LeaveOutButton } from './LeaveOutButton.tsx';

const meta = {
  component: LeaveOutButton,
  args: { count: 0, onPress: fn(), onIntent: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** at the end of the menu's chips and beside the search's diets.

**Not for** the allergens of one dish: those are behind the dish's own link.

**Do** say how many things are left out. **Do not** hide it while none is.

| Key | What it does |
|---|---|
| Enter, Space | opens what leaves dishes out |
`,
      },
    },
  },
} satisfies Meta<typeof LeaveOutButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is left out. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Allergens' });
    await userEvent.hover(button);
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Two things are left out. */
export const Chosen: Story = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Allergens 2 chosen' })).toBeVisible();
  },
};
