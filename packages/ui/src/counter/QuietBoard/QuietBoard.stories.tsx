import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { quietDay } from '../story-fixtures/counter-orders.ts';
import { stage } from '../story-fixtures/stage.css.ts';
import { QuietBoard } from './QuietBoard.tsx';

const meta = {
  component: QuietBoard,
  args: { day: quietDay },
  decorators: [
    (Story) => (
      <div className={stage}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** through \`OrderBoard\`, which shows it while no order needs anything.

**Not for** a board that has not loaded: "All quiet" is a promise.

**Do** say until when it is open. **Do not** add anything that calls for attention.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof QuietBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hours, and the day in three figures. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'All quiet' })).toBeVisible();
    await expect(canvas.getByText('£1,184.20')).toBeVisible();
    await expect(canvas.getByText('1:12')).toBeVisible();
  },
};

/** Before the first order of the day, with nothing but the hours. */
export const NothingYet: Story = {
  args: {
    day: {
      ...quietDay,
      figures: { ...quietDay.figures, answerSeconds: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet')).toBeVisible();
  },
};

/** Without a connection it promises no bell. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the bell cannot ring/)).toBeVisible();
    await expect(canvas.queryByText(/The bell rings/)).not.toBeInTheDocument();
  },
};

/** Upright. */
export const Portrait: Story = { globals: { viewport: { value: 'portrait' } } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
