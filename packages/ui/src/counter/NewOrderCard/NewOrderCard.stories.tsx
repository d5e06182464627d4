import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CounterOrder, localTimes } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { withAlcohol } from '../../private/fixtures/alcohol.ts';
import { newCollectionOrder, newOrderWithNote } from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { missingProblem, withProblem } from '../story-fixtures/problem-orders.ts';
import { longOrder } from '../story-fixtures/rush-orders.ts';
import { newLane, newPlace } from '../story-fixtures/stage.css.ts';
import { NewOrderCard } from './NewOrderCard.tsx';

const meta = {
  component: NewOrderCard,
  args: {
    order: newCollectionOrder,
    now: counterNow,
    times: localTimes('Europe/London'),
    onAccept: fn(),
    onUndoAccept: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className={newLane}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in the lane of new orders: what it takes to answer with one press.

**Not for** an order that someone has answered (\`KitchenRow\`).

**Do** show on Accept the very time that is promised. **Do not** offer Accept for an
order with an allergy, or with dishes or words that have no room: it is read first.

| Key | What it does |
|---|---|
| Tab | reaches Accept, then Open |
| Enter, Space | press them |
`,
      },
    },
  },
} satisfies Meta<typeof NewOrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All dishes in sight: Accept is one press, for the time that the customer was shown. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Butter chicken')).toBeVisible();
    await expect(canvas.getByText('Onion bhaji')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 19:30' }));
    await expect(args.onAccept).toHaveBeenCalledWith(newCollectionOrder, new Date('2026-11-20T19:30:00Z'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open S-1041' }));
    await expect(args.onOpen).toHaveBeenCalledWith(newCollectionOrder);
  },
};

const noted = (note: string): CounterOrder => ({
  ...newCollectionOrder,
  order: { ...newCollectionOrder.order, note },
});

/** A note that is read whole on the card is no reason to open the order. */
export const WithNote: Story = {
  args: { order: noted('Extra napkins, please.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Extra napkins, please.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept 19:30' })).toBeEnabled();
  },
};

/** Of a long note two lines show: the rest is read before the answer. */
export const LongNote: Story = {
  args: {
    order: noted('Please use clean tongs, and ring me if the roll can’t be made without it. '.repeat(2)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Read and answer' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};

/** With an allergy there is no Accept: it is read first. */
export const WithAllergy: Story = {
  args: { order: newOrderWithNote },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Read and answer' }));
    await expect(args.onOpen).toHaveBeenCalledWith(newOrderWithNote);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** More dishes than its place has room for: no Accept either, and none of them is shown in part. */
export const LongOrder: Story = {
  args: { order: longOrder },
  decorators: [
    (Story) => (
      <div className={newPlace}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^and \d+ more dishes$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Read and answer' }));
    await expect(args.onOpen).toHaveBeenCalledWith(longOrder);
  },
};

/** Pressed a moment ago: it waits ten seconds, and Undo lies beside the place that was pressed. */
export const Accepting: Story = {
  args: { accepting: new Date('2026-11-20T19:30:00Z') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accepting 19:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: do not accept S-1041 yet' }));
    await expect(args.onUndoAccept).toHaveBeenCalledWith(newCollectionOrder);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Accepted: it keeps its place for a moment and says so there. */
export const Accepted: Story = {
  args: { result: { words: 'Accepted for 19:30', isBad: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accepted for 19:30');
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  },
};

/** The answer is on its way: a second press does nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 19:30' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Without a connection it can be read, but not answered. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept 19:30' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Open S-1041' })).toBeEnabled();
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('Time left unknown: no connection');
  },
};

/** The answer did not arrive. */
export const Failed: Story = {
  args: {
    notice: { tone: 'bad', text: 'Not accepted: the server did not answer. Press Accept again.' },
    onDismissNotice: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not accepted');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the message about S-1041' }));
    await expect(args.onDismissNotice).toHaveBeenCalledWith(newCollectionOrder);
  },
};

/** A customer who has been erased, and text that tries to be markup. */
export const HostileText: Story = {
  args: {
    order: {
      ...newCollectionOrder,
      customer: { name: '<img src=x onerror=alert(1)> Bartholomew-Montgomery', phoneNumber: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img src=x/)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** With alcohol: the one who hands it over checks an age. */
export const Alcohol: Story = {
  args: { order: { ...newCollectionOrder, order: withAlcohol(newCollectionOrder.order) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CHECK AGE')).toBeVisible();
  },
};

/** Something is wrong with it, and nobody has answered that. */
export const WithProblem: Story = {
  args: { order: withProblem(newOrderWithNote, missingProblem) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Problem')).toBeVisible();
  },
};
