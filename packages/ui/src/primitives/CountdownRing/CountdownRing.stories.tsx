import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { useCountdown } from './use-countdown.ts';

const ended = fn();

const meta = {
  component: CountdownRing,
  args: { seconds: 5, secondsLeft: 3 },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** where something will happen by itself, with a way to stop it beside it. Drive it with \`useCountdown\`.

**Not for** progress: it shows time, not how much is done.

**Do** say once in words what will happen. **Do not** put it into a live region: it would speak every second. With
reduced motion the ring steps instead of draining.

**Keyboard**: nothing in it takes the focus; the button that stops it stands beside it.
`,
      },
    },
  },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three of five seconds are left. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '3 seconds left' })).toHaveTextContent('3');
  },
};

/** Minutes and seconds, where the wait is long. */
export const LookClock: Story = {
  args: { seconds: 300, secondsLeft: 252, look: 'clock' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '4 minutes 12 seconds left' })).toHaveTextContent('4:12');
  },
};

function Running({ seconds }: { seconds: number }) {
  const [isPaused, setIsPaused] = useState(false);
  const secondsLeft = useCountdown({ seconds, isPaused, onEnd: ended });
  return (
    <>
      <CountdownRing seconds={seconds} secondsLeft={secondsLeft} />
      <Button variant="secondary" onClick={() => setIsPaused(!isPaused)}>
        {isPaused ? 'Go on' : 'Hold'}
      </Button>
    </>
  );
}

/** Counts to zero and calls once. */
export const Ends: Story = {
  args: { seconds: 1 },
  render: ({ seconds }) => <Running seconds={seconds} />,
  beforeEach: () => void ended.mockClear(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0'));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  },
};

/** Held at once, it keeps its time; let go, it ends. */
export const Held: Story = {
  args: { seconds: 2 },
  render: ({ seconds }) => <Running seconds={seconds} />,
  // However slow the machine is, the hold comes before the end.
  beforeEach: () => {
    const now = performance.now();
    const clock = spyOn(performance, 'now').mockImplementation(() => now);
    return () => clock.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    ended.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Hold' }));
    await expect(canvas.getByRole('timer')).toHaveTextContent('2');
    mocked(performance.now).mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  },
};
