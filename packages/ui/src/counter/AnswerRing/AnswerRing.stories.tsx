import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { onNew } from '../story-fixtures/stage.css.ts';
import { AnswerRing } from './AnswerRing.tsx';

const meta = {
  component: AnswerRing,
  args: {
    startedAt: '2026-11-20T18:46:12Z',
    answerBy: '2026-11-20T18:51:12Z',
    now: counterNow,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside the deadline of a new order. It drains when \`now\` moves on, once a second.

**Not for** the customer's side (\`CountdownRing\`), nor for promises: those are times of the day.

**Do** count by the server's clock, and write "Answer by 18:51" beside it. **Do not** go on counting without a
connection: someone else may have answered.

**Keyboard**: nothing in it takes the focus. Screen readers read what is left when they come to it.
`,
      },
    },
  },
} satisfies Meta<typeof AnswerRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the card of a new order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('timer', { name: '4 min 12 s left to answer' });
    await expect(ring).toHaveTextContent('4:12');
  },
};

/** Larger, on the blue of the answer panel. */
export const Panel: Story = {
  args: { look: 'panel' },
  decorators: [
    (Story) => (
      <div className={onNew}>
        <Story />
      </div>
    ),
  ],
};

/** Ten minutes and more stay inside the ring, wherever it stands. */
export const TenMinutes: Story = {
  args: { startedAt: '2026-11-20T18:46:12Z', answerBy: '2026-11-20T19:01:12Z' },
  render: (args) => (
    <div className={onNew}>
      <AnswerRing {...args} />
      <AnswerRing {...args} look="panel" />
      <AnswerRing {...args} look="cover" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const ring of canvas.getAllByRole('timer', { name: '14 min 12 s left to answer' })) {
      const time = within(ring).getByText('14:12').getBoundingClientRect();
      await expect(time.width).toBeLessThan(ring.getBoundingClientRect().width * 0.7);
    }
  },
};

/** Time is up: the server declines the order. */
export const Over: Story = {
  args: { now: new Date('2026-11-20T18:52:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
  },
};

/** Without a connection it stops: nobody knows what is left. */
export const Stopped: Story = {
  args: { isStopped: true },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('timer', { name: 'Time left unknown: no connection' });
    await expect(ring).not.toHaveTextContent('4:12');
  },
};
