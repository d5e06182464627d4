import type { Meta, StoryObj } from '@storybook/react-vite';
import { localTimes } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { outOrder, readyCollectionOrder, readyDeliveryOrder } from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { missingProblem, withProblem } from '../story-fixtures/problem-orders.ts';
import { shelfPlace } from '../story-fixtures/stage.css.ts';
import { ReadyRow } from './ReadyRow.tsx';

const meta = {
  component: ReadyRow,
  args: {
    order: readyDeliveryOrder,
    now: counterNow,
    times: localTimes('Europe/London'),
    onOpen: fn(),
    onDispatch: fn(),
    onComplete: fn(),
    onUndo: fn(),
  },
  decorators: [
    (Story) => (
      <div className={shelfPlace}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the shelf of what is ready or out. A press anywhere but on its buttons opens the order. What came of a press
stands above the shelf, where there is room for it.

**Not for** orders that are still being cooked (\`KitchenRow\`).

**Do** offer the one step that comes next, as a verb. **Do not** ask whether someone is sure: for ten minutes it can be
undone.

| Key | What it does |
|---|---|
| Tab | reaches the number, the next step, then Undo |
| Enter, Space | press them |
`,
      },
    },
  },
} satisfies Meta<typeof ReadyRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for its rider; too long ago to be undone. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('by 18:55')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark sent out: S-1035' }));
    await expect(args.onDispatch).toHaveBeenCalledWith(readyDeliveryOrder);
    await expect(canvas.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  },
};

/** Waits for its customer; marked ready four minutes ago, which can be undone. */
export const ReadyToCollect: Story = {
  args: { order: readyCollectionOrder },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Mei-Ling Carter')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark collected: S-1037' }));
    await expect(args.onComplete).toHaveBeenCalledWith(readyCollectionOrder);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: S-1037 is not ready yet' }));
    await expect(args.onUndo).toHaveBeenCalledWith(readyCollectionOrder);
  },
};

/** With the rider. */
export const OutForDelivery: Story = {
  args: { order: outOrder },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('out, by 18:50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark delivered: S-1033' }));
    await expect(args.onComplete).toHaveBeenCalledWith(outOrder);
  },
};

/** On its way, and the promise is broken. */
export const LateOnTheWay: Story = {
  args: { order: outOrder, now: new Date('2026-11-20T18:58:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/8 min late/)).toBeVisible();
  },
};

/** Without a connection. */
export const Offline: Story = {
  args: { order: readyCollectionOrder, isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark collected: S-1037' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Undo: S-1037 is not ready yet' })).toBeDisabled();
  },
};

/** A long name: both buttons stay inside of the place. */
export const LongName: Story = {
  args: {
    order: {
      ...readyCollectionOrder,
      customer: { name: 'Bartholomew Featherstonehaugh-Montgomery', phoneNumber: null },
    },
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('article').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /^(Mark|Undo)/ })) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(56);
    }
  },
};

/** Something is wrong with it, and nobody has answered that. */
export const WithProblem: Story = {
  args: { order: withProblem(readyCollectionOrder, missingProblem) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Problem')).toBeVisible();
    await expect(canvas.getByText('Mei-Ling Carter')).toBeInTheDocument();
  },
};
