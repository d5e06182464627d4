import type { Meta, StoryObj } from '@storybook/react-vite';
import { localTimes } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { withAlcohol } from '../../private/fixtures/alcohol.ts';
import {
  acceptedCounterOrder,
  calmOrderWithNote,
  configuredOrder,
  dueOrder,
  kitchenNamesOrder,
  lateOrder,
  readyCollectionOrder,
} from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { missingProblem, withProblem } from '../story-fixtures/problem-orders.ts';
import { rushOrders } from '../story-fixtures/rush-orders.ts';
import { ticketColumn } from '../story-fixtures/stage.css.ts';
import { KitchenTicket } from './KitchenTicket.tsx';

const meta = {
  component: KitchenTicket,
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
      <div className={ticketColumn}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for what a kitchen cooks from: every dish of the order, with its choices and what the customer wrote. A press on
its head, but for the button, opens the order.

**Not for** a list that is looked over (\`KitchenRow\`), nor for paper (\`OrderTicket\`).

**Do** put tickets into columns by promise. **Do not** cut a ticket: what is not read is not cooked.

| Key | What it does |
|---|---|
| Tab | reaches the number, then Mark ready |
| Enter, Space | open the order; mark it ready |
`,
      },
    },
  },
} satisfies Meta<typeof KitchenTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time enough: paper and ink. Choices of two of a dish are doubled, a count never leaves its choice. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('in 28 min')).toBeVisible();
    await expect(canvas.getByText('2 × Medium,').textContent).toBe('2\u00a0×\u00a0Medium,');
    await expect(canvas.getByText('2 × Saffron pilau')).toBeVisible();
    await expect(canvas.getByText('4 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark ready: S-1040' }));
    await expect(args.onReady).toHaveBeenCalledWith(acceptedCounterOrder);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Open S-1040' }));
    await expect(args.onOpen).toHaveBeenCalledWith(acceptedCounterOrder);
  },
};

/** Due within five minutes: its head in ink. */
export const Due: Story = {
  args: { order: dueOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 3 min')).toBeVisible();
  },
};

/** The promise is broken: its head in red. */
export const Late: Story = {
  args: { order: lateOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 min late')).toBeVisible();
  },
};

/** What the customer wrote, whole, above the first dish. */
export const WithNote: Story = {
  args: { order: calmOrderWithNote },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergy:')).toBeVisible();
    const note = canvas.getByText('Peanuts');
    const dish = canvas.getByText('Tandoori king prawns');
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(dish.getBoundingClientRect().top);
  },
};

/** A long name of a dish, three choices, and a customer with a long name: nothing leaves the ticket. */
export const LongNames: Story = {
  args: { order: rushOrders.find(({ order }) => order.number === 'S-2022') ?? lateOrder },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article');
    await expect(ticket.scrollWidth).toBeLessThanOrEqual(ticket.clientWidth);
    for (const choice of ['6 × Green chutney,', '6 × Saffron pilau,', '6 × Medium']) {
      await expect(canvas.getByText(choice)).toBeVisible();
    }
  },
};

/** Dishes and choices that the kitchen has names of its own for. */
export const KitchenNames: Story = {
  args: { order: kitchenNamesOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tikka')).toBeVisible();
    await expect(canvas.getByText('2 × Pilau')).toBeVisible();
    await expect(canvas.queryByText(/Smoked|Saffron/)).toBeNull();
    await expect(canvas.getByText('Lamb seekh roll')).toBeVisible();
  },
};

/** Several of one choice, and what was chosen for another under it: all of it multiplied by the dishes. */
export const Configured: Story = {
  args: { order: configuredOrder },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('4 × Smoked chicken,').parentElement?.previousElementSibling,
    ).toHaveTextContent(/^2 × Large$/);
    await expect(canvas.getByText('2 × Tomato and basil,')).toBeVisible();
  },
};

/** Being marked ready: a second press does nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark ready: S-1040' }));
    await expect(args.onReady).not.toHaveBeenCalled();
  },
};

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

/** With alcohol: the one who hands it over checks an age. */
export const Alcohol: Story = {
  args: { order: { ...acceptedCounterOrder, order: withAlcohol(acceptedCounterOrder.order) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CHECK AGE')).toBeVisible();
  },
};

/** Something is wrong with it, and nobody has answered that. */
export const WithProblem: Story = {
  args: { order: withProblem(calmOrderWithNote, missingProblem) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Problem')).toBeVisible();
  },
};
