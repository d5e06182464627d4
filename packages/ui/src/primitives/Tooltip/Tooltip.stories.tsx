import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { label: 'Offers', children: <IconButton icon="offers" label="Offers" /> },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** to show the name of an icon control after 100 ms of hover or on keyboard focus.

**Not for** anything that people need to know: touch screens have no hover.

**Do** repeat the control's accessible name word for word. **Do not** put links or several sentences into it.

| Key | What it does |
|---|---|
| Tab | focus shows it |
| Escape | hides it |
`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hover shows it, leaving hides it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Offers' }));
    await expect(await canvas.findByText('Offers')).toHaveAttribute('role', 'tooltip');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Offers' }));
    await expect(canvas.queryByText('Offers')).not.toBeInTheDocument();
  },
};

/** Keyboard focus shows it, Escape hides it. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByText('Offers');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Offers')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Offers' })).toHaveFocus();
  },
};

/** Above the control. */
export const Above: Story = {
  tags: ['!autodocs'],
  args: { placement: 'top' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Offers' }));
    await canvas.findByText('Offers');
  },
};
