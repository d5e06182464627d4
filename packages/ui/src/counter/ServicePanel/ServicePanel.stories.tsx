import type { Meta, StoryObj } from '@storybook/react-vite';
import { datesBetween } from '@tiffin/domain';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { saffron, saffronTerms } from '../../private/fixtures/restaurants.ts';
import { counterNow, InCounterFrame, saffronFrame } from '../story-fixtures/in-counter-frame.tsx';
import { ServicePanel } from './ServicePanel.tsx';

const meta = {
  component: ServicePanel,
  args: {
    service: saffronFrame.service,
    modes: ['delivery', 'collection'],
    waits: { delivery: saffronTerms.delivery },
    schedule: saffron,
    acceptance: { acceptance: 'auto', minutes: 5 },
    specialHours: [
      { date: '2026-11-24', isActive: true, opening: '17:00', closing: '22:30' },
      { date: '2026-12-25', isActive: false, opening: '12:00', closing: '22:30' },
    ],
    today: '2026-11-20',
    ticketRoll: null,
    bell: 'until_seen',
    times: leedsTimes,
    now: counterNow,
    onPause: fn(),
    onResume: fn(),
    onBusy: fn(),
    onNotBusy: fn(),
    lockNeedsPin: false,
    onAcceptanceChange: fn(),
    onLockChange: fn(),
    onSaveSpecialHours: fn(),
    onRemoveSpecialHours: fn(),
    onBellChange: fn(),
    onTicketRollChange: fn(),
  },
  decorators: [
    (Story) => (
      <InCounterFrame current="service">
        <Story />
      </InCounterFrame>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the Service page in a \`CounterFrame\`. Callbacks pass what staff chose, such as "until closing"; the server
works out the instant by its own clock. The printer is this device's own: it can be changed without a connection too.

**Not for** single orders, nor for dishes (\`MenuAvailability\`).

**Do** name on the button what it will do and until when. **Do not** offer a pause without an end: it is forgotten.

| Key | What it does |
|---|---|
| Tab | goes from part to part |
| Arrow keys | choose a mode or a length |
| Enter, Space | presses a button |
`,
      },
    },
  },
} satisfies Meta<typeof ServicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Busy by 15 minutes; a pause says what it will pause and until when. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('pause', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause delivery until 19:47' }));
      await expect(args.onPause).toHaveBeenLastCalledWith(['delivery'], { minutes: 60 });
      const pause = within(canvas.getByRole('region', { name: 'Pause orders' }));
      await userEvent.click(pause.getByText('Both'));
      await userEvent.click(pause.getByText('Until opening'));
      await userEvent.click(canvas.getByRole('button', { name: 'Pause all orders until Saturday 12:00' }));
      await expect(args.onPause).toHaveBeenLastCalledWith(['delivery', 'collection'], 'next_opening');
    });
    await step('busy', async () => {
      const busy = within(canvas.getByRole('region', { name: 'Busy' }));
      await expect(busy.getByText(/Customers see 45 to 55 min for delivery/)).toBeVisible();
      await userEvent.click(busy.getByRole('button', { name: '+30' }));
      await expect(args.onBusy).toHaveBeenLastCalledWith(30, 'closing');
      await userEvent.click(busy.getByText('1 hour'));
      await expect(args.onBusy).toHaveBeenLastCalledWith(15, { minutes: 60 });
      await userEvent.click(busy.getByRole('button', { name: 'Off' }));
      await expect(args.onNotBusy).toHaveBeenCalledOnce();
    });
    await step('who answers', async () => {
      const answers = within(canvas.getByRole('region', { name: 'Who answers orders' }));
      await expect(answers.getByRole('button', { name: 'The system, at once' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await userEvent.click(answers.getByRole('button', { name: 'We do' }));
      await expect(args.onAcceptanceChange).toHaveBeenLastCalledWith({ acceptance: 'manual', minutes: 5 });
    });
    await step('the lock', async () => {
      const lock = within(canvas.getByRole('region', { name: 'After Lock' }));
      await userEvent.click(lock.getByRole('button', { name: 'A PIN' }));
      await expect(args.onLockChange).toHaveBeenLastCalledWith(true);
    });
    await step('tickets', async () => {
      const tickets = within(canvas.getByRole('region', { name: 'Tickets on this device' }));
      await expect(tickets.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(tickets.getByRole('button', { name: '80 mm roll' }));
      await expect(args.onTicketRollChange).toHaveBeenCalledWith(80);
    });
  },
};

const holiday = datesBetween({ from: '2026-11-24', to: '2026-12-04' }).map((date) => ({
  ...{ date, isActive: false, opening: '12:00', closing: '22:00' },
  ...{ customerNote: 'Family holiday. Back on 5 December at noon.', note: 'Sam has the keys.' },
}));

const removedHoliday = {
  ...{ from: '2026-11-24', to: '2026-12-04', isActive: false, opening: '12:00', closing: '22:00' },
  ...{ customerNote: 'Family holiday. Back on 5 December at noon.', note: 'Sam has the keys.' },
};

/** A holiday is one row, with what customers read of it and what the restaurant notes for itself. */
export const Holiday: Story = {
  args: { specialHours: holiday },
  play: async ({ args, canvas, userEvent }) => {
    const [row, ...more] = within(canvas.getByRole('list', { name: 'Days with other hours' })).getAllByRole(
      'listitem',
    );
    await expect(more).toHaveLength(0);
    await expect(row).toHaveTextContent('Tue 24 Nov to Fri 4 Dec');
    await expect(canvas.getByText('“Family holiday. Back on 5 December at noon.”')).toBeVisible();
    await expect(canvas.getByText('Sam has the keys.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tue 24 Nov to Fri 4 Dec' }));
    await expect(args.onRemoveSpecialHours).toHaveBeenCalledWith(removedHoliday);
  },
};

const twoServices = {
  ...{ isActive: true, opening: '12:00', closing: '22:30', breaks: [{ from: '14:30', to: '17:30' }] },
  ...{ customerNote: '', note: '' },
};

/** A day of two services says when each of them is. */
export const TwoServices: Story = {
  args: { specialHours: [{ date: '2026-12-24', ...twoServices }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('12:00 to 14:30, 17:30 to 22:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Thu 24 Dec' }));
    const dates = { from: '2026-12-24', to: '2026-12-24' };
    await expect(args.onRemoveSpecialHours).toHaveBeenCalledWith({ ...dates, ...twoServices });
  },
};

/** One press has removed the holiday; one more brings it back, from the place where it was. */
export const RemovedHoliday: Story = {
  args: {
    removed: removedHoliday,
    specialHours: [{ date: '2026-12-25', isActive: false, opening: '12:00', closing: '22:30' }],
  },
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Days with other hours' }));
    const [first, second, ...more] = list.getAllByRole('listitem');
    await expect(more).toHaveLength(0);
    await expect(first).toHaveTextContent('Tue 24 Nov to Fri 4 Dec');
    await expect(first).toHaveTextContent('Removed');
    await expect(second).toHaveTextContent('Fri 25 Dec');
    await userEvent.click(list.getByRole('button', { name: 'Undo Tue 24 Nov to Fri 4 Dec' }));
    await expect(args.onSaveSpecialHours).toHaveBeenCalledWith(removedHoliday);
  },
};

/** Hours of dates: they must lie ahead, be at most sixty, and the times must differ. */
export const SpecialHoursOfDates: Story = {
  tags: ['!autodocs', 'any-scheme'],
  play: async ({ args, canvas, userEvent, step }) => {
    const type = (label: string, value: string) =>
      fireEvent.change(canvas.getByLabelText(label), { target: { value } });
    const [first, last] = ['First day', 'Last day, if it is another'];
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save the hours' }));
    await step('a date is missing', async () => {
      await save();
      await expect(canvas.getByText(/^Choose a first day from today on/)).toBeVisible();
      await expect(canvas.getByLabelText(first)).toBeInvalid();
      await expect(canvas.getByLabelText(last)).toBeValid();
      await expect(args.onSaveSpecialHours).not.toHaveBeenCalled();
    });
    await step('the last day comes before the first, or too late', async () => {
      type(first, '2026-12-24');
      type(last, '2026-12-23');
      await save();
      await expect(canvas.getByText(/at most 60 days in all/)).toBeVisible();
      await expect(canvas.getByLabelText(last)).toHaveAccessibleDescription(/after the first one/);
      type(last, '2027-02-22');
      await save();
      await expect(canvas.getByLabelText(last)).toBeInvalid();
    });
    await step('the times are the same', async () => {
      type(last, '');
      type('Closes', '12:00');
      await save();
      await expect(canvas.getByText(/cannot be the same/)).toBeVisible();
      await expect(canvas.getByLabelText('Closes')).toBeInvalid();
    });
    await step('a break lacks an end, or lies outside', async () => {
      type('Closes', '22:00');
      type('Closed between, from', '14:30');
      await save();
      await expect(canvas.getByText(/^Fill in both times of the break/)).toBeVisible();
      await expect(canvas.getByLabelText('Open again at')).toBeInvalid();
      await expect(canvas.getByLabelText('Closes')).toBeValid();
      type('Open again at', '22:30');
      await save();
      await expect(canvas.getByLabelText('Open again at')).toBeInvalid();
      type('Open again at', '17:30');
      await save();
      await expect(args.onSaveSpecialHours).toHaveBeenLastCalledWith({
        ...{ from: '2026-12-24', to: '2026-12-24', isActive: true, opening: '12:00', closing: '22:00' },
        ...{ breaks: [{ from: '14:30', to: '17:30' }], customerNote: '', note: '' },
      });
      type('Closed between, from', '');
      type('Open again at', '');
    });
    await step('one day saved, a range closed with its notes, a day removed', async () => {
      type('Closes', '17:00');
      await save();
      const notes = { customerNote: '', note: '' };
      const hours = { from: '2026-12-24', to: '2026-12-24', opening: '12:00', closing: '17:00' };
      await expect(args.onSaveSpecialHours).toHaveBeenLastCalledWith({ ...hours, ...notes, isActive: true });
      type(last, '2027-01-04');
      await userEvent.type(canvas.getByLabelText('What customers read'), 'Back in January.');
      await userEvent.click(canvas.getByRole('button', { name: 'Closed all day' }));
      await expect(args.onSaveSpecialHours).toHaveBeenLastCalledWith({
        ...{ ...hours, to: '2027-01-04', isActive: false },
        ...{ note: '', customerNote: 'Back in January.' },
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Tue 24 Nov' }));
      await expect(args.onRemoveSpecialHours).toHaveBeenCalledWith({
        ...{ from: '2026-11-24', to: '2026-11-24', isActive: true, opening: '17:00', closing: '22:30' },
        ...notes,
      });
    });
  },
};

/** Upright: paused, because nobody was there to see orders; one press takes orders again. */
export const Paused: Story = {
  args: {
    service: {
      pause: {
        modes: ['delivery', 'collection'],
        until: '2026-11-21T12:00:00.000Z',
        reason: 'unattended',
      },
      busy: null,
    },
    specialHours: [],
  },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('All orders are paused until Saturday 12:00.')).toBeVisible();
    await expect(canvas.getByText(/No tablet was there/)).toBeVisible();
    await expect(canvas.getByText('No day has other hours.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take orders again' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Delivery is paused: collection can only be paused with it, and not for less time. */
export const OneModePaused: Story = {
  args: {
    service: {
      pause: { modes: ['delivery'], until: '2026-11-20T20:47:00.000Z', reason: 'staff' },
      busy: null,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Delivery is paused until 20:47.')).toBeVisible();
    const pause = within(canvas.getByRole('region', { name: 'Pause orders' }));
    await expect(pause.queryByText('Collection')).not.toBeInTheDocument();
    await expect(pause.getByRole('button', { name: 'Pause delivery until 19:47' })).toBeEnabled();
    await userEvent.click(pause.getByText('Both'));
    await expect(pause.queryByText('30 min')).not.toBeInTheDocument();
    await userEvent.click(pause.getByRole('button', { name: 'Pause all orders until 20:47' }));
    await expect(args.onPause).toHaveBeenCalledWith(['delivery', 'collection'], { minutes: 120 });
  },
};

/** Collection alone, on a phone, while a pause is on its way. */
export const OneMode: Story = {
  args: {
    modes: ['collection'],
    waits: { collection: saffronTerms.collection },
    pending: 'pause',
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pause all orders/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The restaurant answers itself and locks by PIN; while other minutes are on their way, nothing of them can be pressed. */
export const AnswersItself: Story = {
  args: { acceptance: { acceptance: 'manual', minutes: 5 }, pending: 'acceptance', lockNeedsPin: true },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    const answers = within(canvas.getByRole('region', { name: 'Who answers orders' }));
    await expect(answers.getByText(/waits for your answer. After 5 min/)).toBeVisible();
    for (const button of answers.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByText(/^The PIN of an owner or manager opens a tablet again/)).toBeVisible();
  },
};

/** Without a connection only this device's printer can be changed; the last change did not work. */
export const Offline: Story = {
  args: { ticketRoll: 58, isDisabled: true, problem: 'Delivery is not paused. There was no connection.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Delivery is not paused/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Pause delivery/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '+30' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'We do' })).toBeDisabled();
    const tickets = within(canvas.getByRole('region', { name: 'Tickets on this device' }));
    await expect(tickets.getByRole('button', { name: '58 mm roll' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tickets.getByRole('button', { name: 'Off' }));
    await expect(args.onTicketRollChange).toHaveBeenCalledWith(null);
  },
};
