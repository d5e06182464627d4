import type { Meta, StoryObj } from '@storybook/react-vite';
import { localTimes } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import {
  acceptedCounterOrder,
  calmOrderWithNote,
  dueOrder,
  lateOrder,
  readyCollectionOrder,
} from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { missingProblem, withProblem } from '../story-fixtures/problem-orders.ts';
import { kitchenLane } from '../story-fixtures/stage.css.ts';
import { KitchenRow } from './KitchenRow.tsx';

const meta = {
  component: KitchenRow,
  args: {
    order: acceptedCounterOrder,
    now: counterNow,
    times: localTimes('Europe/London'),
    onOpen: fn(),
    onReady: fn(),
    onUndo: fn(),
  },
  decorators: [
    (Story) => (
      <div className={kitchenLane}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in the list, the second view of the kitchen. A press anywhere but on its button opens the order.

**Not for** cooking from (\`KitchenTicket\`), for orders that nobody has answered (\`NewOrderCard\`) or that are ready (\`ReadyRow\`).

**Do** keep the promised time first: rows are sorted by it. **Do not** colour a row by anything but its promise.

| Key | What it does |
|---|---|
| Tab | reaches the number, then Mark ready |
| Enter, Space | open the order; mark it ready |
`,
      },
    },
  },
} satisfies Meta<typeof KitchenRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time enough: paper and ink. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('in 28 min')).toBeVisible();
    await expect(canvas.getByText('Smoked chicken tikka (2 × Medium, 2 × Saffron pilau)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark ready: S-1040' }));
    await expect(args.onReady).toHaveBeenCalledWith(acceptedCounterOrder);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Open S-1040' }));
    await expect(args.onOpen).toHaveBeenCalledWith(acceptedCounterOrder);
  },
};

/** Due within five minutes. */
export const Due: Story = {
  args: { order: dueOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 3 min')).toBeVisible();
  },
};

/** The promise is broken. */
export const Late: Story = {
  args: { order: lateOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 min late')).toBeVisible();
  },
};

/** With a note of its customer. */
export const WithNote: Story = {
  args: { order: calmOrderWithNote },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergy:')).toBeVisible();
    await expect(canvas.getByText('Peanuts')).toBeVisible();
  },
};

/** Being marked ready. */
export const Pending: Story = { args: { isPending: true } };

/** Marked ready a moment ago: it keeps its place and height, and the way back is not where the press was. */
export const MarkedReady: Story = {
  args: { order: readyCollectionOrder, result: { words: 'Ready at 18:43', isBad: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready at 18:43');
    await expect(canvas.queryByRole('button', { name: /^Mark ready/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: S-1037 is not ready yet' }));
    await expect(args.onUndo).toHaveBeenCalledWith(readyCollectionOrder);
  },
};

/** Without a connection nothing can be done, but the order can be read. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark ready: S-1040' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Open S-1040' })).toBeEnabled();
  },
};

/** Another device answered first: the message has moved to the kitchen with the order. */
export const AnsweredElsewhere: Story = {
  args: { notice: { tone: 'info', text: 'Accepted by Maria at 18:43 for 19:15.' }, onDismissNotice: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accepted by Maria at 18:43 for 19:15.');
  },
};

/** In a state that this version does not know: it stays on the board, but has no action. */
export const UnknownState: Story = {
  args: {
    order: { ...acceptedCounterOrder, order: { ...acceptedCounterOrder.order, status: 'in_progress' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Mark ready/ })).not.toBeInTheDocument();
  },
};

/** Something is wrong with it, and nobody has answered that. */
export const WithProblem: Story = {
  args: { order: withProblem(calmOrderWithNote, missingProblem) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Problem')).toBeVisible();
  },
};
