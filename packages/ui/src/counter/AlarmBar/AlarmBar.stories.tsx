import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { AlarmBar } from './AlarmBar.tsx';

const meta = {
  component: AlarmBar,
  args: {
    alarm: { kind: 'offline', since: '2026-11-20T18:42:00.000Z' },
    times: leedsTimes,
    onPress: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** in the \`alarms\` of a \`CounterFrame\`, one for each thing that keeps orders from
being seen or heard, or money from being paid back.

**Not for** what the kitchen does, such as a late order: that is on the board. Never in a dialog, which would hide it.

**Do** leave it there until it is mended. **Do not** hide it after a while.

| Key | What it does |
|---|---|
| Tab | reaches the bar |
| Enter, Space | tries again, turns the sound on, takes the notice away, resumes, or signs out |
`,
      },
    },
  },
} satisfies Meta<typeof AlarmBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No connection: since when, and that the board is as old as that. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('No connection since 18:42. New orders may be waiting.');
    await expect(alert).toHaveTextContent('The board is as it was at 18:42.');
    await userEvent.click(canvas.getByRole('button', { name: /Try now$/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The browser plays no sound before someone has pressed something: this is the press. */
export const SoundBlocked: Story = {
  args: { alarm: { kind: 'sound_blocked' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Sound is off/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Orders were paused by themselves, until the opening of the next day: why, and the press that takes them again. */
export const PausedByItself: Story = {
  args: {
    alarm: {
      kind: 'paused',
      pause: {
        modes: ['delivery', 'collection'],
        until: '2026-11-21T12:00:00.000Z',
        reason: 'unanswered',
      },
      now: new Date('2026-11-20T18:55:00Z'),
      hasFailed: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Orders are paused until Saturday 12:00.');
    await expect(alert).toHaveTextContent('Two orders in a row were not answered.');
    await userEvent.click(canvas.getByRole('button', { name: /Resume$/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The team has paused one way itself, and the press to resume did not work. */
export const PausedByStaff: Story = {
  args: {
    alarm: {
      kind: 'paused',
      pause: { modes: ['delivery'], until: '2026-11-20T19:30:00.000Z', reason: 'staff' },
      now: new Date('2026-11-20T18:55:00Z'),
      hasFailed: true,
    },
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Delivery is paused until 19:30.');
    await expect(status).toHaveTextContent('Still paused: try again.');
  },
};

/** The tablet slept and has caught up: a notice, not an alarm. */
export const Slept: Story = {
  args: { alarm: { kind: 'slept', from: '2026-11-20T18:20:00.000Z', to: '2026-11-20T18:41:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This tablet slept from 18:20 to 18:41. The board is up to date.',
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Someone of another restaurant has signed in on this restaurant's device. */
export const NotOnTeam: Story = {
  args: {
    alarm: {
      kind: 'not_on_team',
      name: 'Giulia Rossi',
      email: 'giulia@fornononna.example',
      restaurantName: 'Saffron & Smoke',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Giulia Rossi is signed in, but does not work at Saffron & Smoke, whose device this is.',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: /until giulia@fornononna.example signs out. Sign out$/ }),
    );
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
