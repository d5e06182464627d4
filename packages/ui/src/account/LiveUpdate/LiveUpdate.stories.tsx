import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { afterOrdering } from '../../private/fixtures/orders.ts';
import { LiveUpdate } from './LiveUpdate.tsx';

const meta = {
  component: LiveUpdate,
  args: {
    isLive: true,
    updatedAt: afterOrdering.toISOString(),
    times: orderTimes(afterOrdering, 'Europe/London'),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside what follows something by itself, so that people need not reload the page.

**Not for** news: what has changed is said where it stands, and announced there.

**Do** keep the line when the connection is lost, with the time of the last update. **Do not** put it into a live
region or a toast: the page still reads the order every half minute, so nobody has to do anything.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof LiveUpdate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes show at once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live, updated 18:55')).toBeVisible();
  },
};

/** The connection is being opened. */
export const Connecting: Story = {
  args: { isLive: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 18:55')).toBeVisible();
  },
};

/** The connection is lost: the page reads the order every half minute. Nothing is announced. */
export const ConnectionLost: Story = {
  args: { isLive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not live, updated 18:55')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
