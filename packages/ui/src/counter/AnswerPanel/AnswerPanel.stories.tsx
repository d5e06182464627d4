import type { Meta, StoryObj } from '@storybook/react-vite';
import { localTimes } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { useOneFinger } from '../one-finger.ts';
import { cancelledInKitchen, unseenOrder } from '../story-fixtures/acknowledged-orders.ts';
import {
  acceptedCounterOrder,
  declinedCounterOrder,
  lateOrder,
  newCollectionOrder,
  newOrderWithNote,
  readyCollectionOrder,
} from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { tapAfter } from '../story-fixtures/tap.ts';
import { side } from './AnswerPanel.stories.css.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import type { AnswerPanelProps } from './answer-panel-props.ts';

const meta = {
  component: AnswerPanel,
  args: {
    order: newOrderWithNote,
    now: counterNow,
    times: localTimes('Europe/London'),
    actions: ['accept', 'decline'],
    onAccept: fn(),
    onUndoAccept: fn(),
    onDelay: fn(),
    onAction: fn(),
    onDismissNotice: fn(),
  },
  decorators: [
    (Story) => (
      <div className={side}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    docs: {
      story: { inline: false, height: '740px' },
      description: {
        component: `
**Use it** through \`CounterOrderPage\`. It offers exactly what \`actions\` names, so what a person may do is decided in one
place.

**Not for** the board, where one press answers.

**Do** show the time that is promised on the button that promises it. **Do not** let anything be pressed without a
connection but the printing of a ticket.

| Key | What it does |
|---|---|
| Tab | goes through the times, the telephone and the actions |
| Enter, Space | press them |
`,
      },
    },
  },
} satisfies Meta<typeof AnswerPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

/** Needs an answer: the time that the customer was shown is promised, unless another one is chosen. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Accept promises what the customer was shown', async () => {
      await expect(canvas.getByRole('button', { name: '35', pressed: true })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Accept for 19:22' }));
      await expect(args.onAccept).toHaveBeenLastCalledWith(at('19:22'));
    });
    await step('A chip and the steps of five minutes set another time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '25' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('19:12');
      await userEvent.click(canvas.getByRole('button', { name: '+5 minutes' }));
      await expect(canvas.getByRole('button', { name: '30', pressed: true })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Accept for 19:17' }));
      await expect(args.onAccept).toHaveBeenLastCalledWith(at('19:17'));
    });
    await step('No less than five minutes from when it is sent', async () => {
      const sooner = canvas.getByRole('button', { name: '−5 minutes' });
      for (let presses = 0; presses < 4; presses += 1) await userEvent.click(sooner);
      await expect(canvas.getByRole('button', { name: 'Accept for 18:57' })).toBeVisible();
      await expect(sooner).toBeDisabled();
    });
    await step('The rest: ring, or decline', async () => {
      await expect(canvas.getByRole('link', { name: /07700 900318/ })).toHaveAttribute(
        'href',
        'tel:+447700900318',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
      await expect(args.onAction).toHaveBeenCalledWith('decline');
    });
  },
};

/** A full kitchen: 50 minutes are suggested, whatever the customer was shown, and others lie around them. */
export const FullKitchen: Story = {
  args: { suggestedMinutes: 50 },
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(canvas.getByRole('group', { name: 'Minutes from now' })).getAllByRole('button');
    await expect(chips.map(({ textContent }) => textContent)).toEqual(['40', '45', '50', '60', '70', '90']);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept for 19:37' }));
    await expect(args.onAccept).toHaveBeenLastCalledWith(at('19:37'));
  },
};

/** To be collected. */
export const Collection: Story = {
  args: { order: newCollectionOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready to collect at')).toBeVisible();
  },
};

/** Pressed a moment ago: for ten seconds it can be taken back, and nothing else can be done. */
export const Accepting: Story = {
  args: { accepting: at('19:30') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Accepting for 19:30')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept|Decline/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '35' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: do not accept S-1042 yet' }));
    await expect(args.onUndoAccept).toHaveBeenCalledWith(newOrderWithNote);
  },
};

/** The answer is on its way: nothing else can be pressed. */
export const Sending: Story = {
  args: { pendingAction: 'accept' },
  play: async ({ args, canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: 'Accept for 19:22' });
    await expect(accept).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(accept);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

/** Without a connection nothing can be answered. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByText(/No connection/)).toBeVisible();
  },
};

/** Another device was faster: there is nothing to accept any more, and it says who did. */
export const AnsweredElsewhere: Story = {
  args: {
    order: acceptedCounterOrder,
    actions: ['start', 'ready', 'delay', 'print'],
    notice: { tone: 'info', text: 'Accepted by Maria at 18:43 for 19:15.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accepted by Maria at 18:43 for 19:15.');
    await expect(canvas.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  },
};

/** Accepted: the next step is the large one. A manager may also pay back and cancel. */
export const Accepted: Story = {
  args: {
    order: acceptedCounterOrder,
    actions: ['start', 'ready', 'dispatch', 'delay', 'print', 'refund', 'cancel_accepted'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start cooking' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark ready' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print ticket' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'start');
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'ready');
    await expect(args.onAction).toHaveBeenNthCalledWith(3, 'print');
    await expect(args.onAction).toHaveBeenNthCalledWith(4, 'refund');
    await expect(args.onAction).toHaveBeenNthCalledWith(5, 'cancel_accepted');
  },
};

/** Declined for what has run out: which. */
export const DeclinedOutOf: Story = {
  args: {
    order: {
      ...declinedCounterOrder,
      order: {
        ...declinedCounterOrder.order,
        outOf: 'Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka)',
      },
    },
    actions: [],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Run out: Lamb seekh roll and Saffron pilau (with your Smoked chicken tikka).'),
    ).toBeVisible();
  },
};

/** A label for each bag by a second press; one bag at least. */
export const BagLabels: Story = {
  args: { order: acceptedCounterOrder, actions: ['ready', 'print'], onPrintLabels: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const bags = canvas.getByRole('group', { name: 'Bags' });
    await expect(bags).toHaveTextContent('1 bag');
    await userEvent.click(canvas.getByRole('button', { name: 'One bag fewer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print label' }));
    await expect(args.onPrintLabels).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'One bag more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print 2 labels' }));
    await expect(args.onPrintLabels).toHaveBeenLastCalledWith(2);
  },
};

/** Needs longer: a later time, and what happens then. */
export const Delaying: Story = {
  args: { order: acceptedCounterOrder, actions: ['start', 'ready', 'delay'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Needs longer' }));
    await expect(canvas.getByText(/Joe gets the new time at once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+15' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Promise 19:30 instead' }));
    await expect(args.onDelay).toHaveBeenCalledWith(at('19:30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 19:15' }));
    await expect(canvas.getByRole('button', { name: 'Needs longer' })).toBeVisible();
  },
};

const Moving = (props: AnswerPanelProps) => {
  useOneFinger();
  const [entry, setEntry] = useState(props.order);
  const onDelay = (promisedAt: Date) => {
    props.onDelay(promisedAt);
    const promisedTo = promisedAt.toISOString();
    setEntry({ ...entry, order: { ...entry.order, promisedFrom: promisedTo, promisedTo } });
  };
  return <AnswerPanel {...props} order={entry} onDelay={onDelay} />;
};

/** A later promise closes its own picker: it is sent and mailed once, however often and fast it is pressed. */
export const Moved: Story = {
  tags: ['!autodocs'],
  args: { order: acceptedCounterOrder, actions: ['start', 'ready', 'delay'] },
  render: Moving,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Needs longer' }));
    await tapAfter(canvas.getByRole('button', { name: 'Promise 19:25 instead' }), [0, 50, 450, 1_500]);
    await expect(await canvas.findByText('Moved from 19:15 to 19:25')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Promise/ })).not.toBeInTheDocument();
    await expect(args.onDelay).toHaveBeenCalledOnce();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(args.onDelay).toHaveBeenCalledWith(at('19:25'));
    await userEvent.click(canvas.getByRole('button', { name: 'Needs longer' }));
    await expect(canvas.getByRole('button', { name: 'Promise 19:35 instead' })).toBeVisible();
  },
};

/** Late: a new promise is counted from now. */
export const LateAndDelaying: Story = {
  args: { order: lateOrder, actions: ['ready', 'delay'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('7 min late')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Needs longer' }));
    await expect(canvas.getByRole('button', { name: 'Promise 18:57 instead' })).toBeVisible();
  },
};

/** Ready; that was a slip, perhaps. */
export const Ready: Story = {
  args: { order: readyCollectionOrder, actions: ['complete', 'undo', 'print'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark collected' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last step' }));
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'complete');
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'undo');
  },
};

/** Without a connection an accepted order can still be printed. */
export const AcceptedOffline: Story = {
  args: { order: acceptedCounterOrder, actions: ['start', 'ready', 'print'], isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start cooking' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Print ticket' })).toBeEnabled();
  },
};

/** Staff read what it means for them, not what the customer reads. */
export const CancelledByTheCustomer: Story = {
  args: {
    order: {
      ...declinedCounterOrder,
      order: { ...declinedCounterOrder.order, status: 'cancelled', closedReason: 'customer' },
    },
    actions: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await expect(canvas.getByText('The customer cancelled it. Do not cook it.')).toBeVisible();
  },
};

/** Closed: why, and nothing to do. */
export const Declined: Story = {
  args: { order: declinedCounterOrder, actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Declined' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The system has accepted it and nobody has seen it; what was cancelled is acknowledged in the same place. */
export const Unseen: Story = {
  args: { order: unseenOrder, actions: ['ready', 'delay', 'print'], onAcknowledge: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(args.onAcknowledge).toHaveBeenLastCalledWith('new');
  },
};

/** Cancelled while it was cooked. */
export const CancelledUnseen: Story = {
  args: { order: cancelledInKitchen, actions: [], onAcknowledge: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK, we have stopped' }));
    await expect(args.onAcknowledge).toHaveBeenLastCalledWith('closed');
  },
};
