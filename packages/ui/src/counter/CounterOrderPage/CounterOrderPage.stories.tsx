import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CounterOrder } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { saffron } from '../../private/fixtures/restaurants.ts';
import { DeclineDialog } from '../DeclineDialog/DeclineDialog.tsx';
import { OrderProblems } from '../OrderProblems/OrderProblems.tsx';
import { acceptedCounterOrder, newOrderWithNote } from '../story-fixtures/counter-orders.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { orderWithProblem, problemPhotoHref } from '../story-fixtures/problem-orders.ts';
import { stage } from '../story-fixtures/stage.css.ts';
import { tap } from '../story-fixtures/tap.ts';
import { CounterOrderPage, type CounterOrderPageProps } from './CounterOrderPage.tsx';

const meta = {
  component: CounterOrderPage,
  args: {
    order: newOrderWithNote,
    now: counterNow,
    timeZone: 'Europe/London',
    actions: ['accept', 'decline'],
    onAccept: fn(),
    onUndoAccept: fn(),
    onDelay: fn(),
    onAction: fn(),
    onBack: fn(),
  },
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
**Use it** for the page of one order, inside the counter's frame, which gives it its height.

**Not for** a list of orders.

**Do** keep the answer in sight while the order scrolls. **Do not** put the answer before the dishes on a phone: read
before you answer.

| Key | What it does |
|---|---|
| Tab | goes through the order, then through the answer |
| Enter, Space | press what has the focus |
`,
      },
    },
  },
} satisfies Meta<typeof CounterOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside each other. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'S-1042' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept for 19:22' }));
    await expect(args.onAccept).toHaveBeenCalledWith(new Date('2026-11-20T19:22:00Z'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all orders' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** In the kitchen. */
export const Accepted: Story = {
  args: {
    order: acceptedCounterOrder,
    actions: ['start', 'ready', 'dispatch', 'delay', 'print', 'refund', 'cancel_accepted'],
  },
};

/** The customer has found something wrong: that is read first. */
export const WithProblem: Story = {
  args: {
    order: orderWithProblem,
    actions: ['print', 'refund'],
    problems: (
      <OrderProblems
        {...{ order: orderWithProblem, times: leedsTimes, now: counterNow, canPayBack: true }}
        {...{ onPayBack: fn(), onAnswer: fn(), onClose: fn(), onShowPhoto: fn() }}
        photoHref={problemPhotoHref}
      />
    ),
  },
  play: async ({ canvas }) => {
    const problem = canvas.getByRole('region', { name: 'Problem: missing' });
    const dish = canvas.getByText('Lamb rogan josh');
    await expect(problem.compareDocumentPosition(dish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Upright: the answer below, in sight. */
export const Portrait: Story = {
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept for 19:22' })).toBeVisible();
  },
};

/** Upright, in the kitchen. */
export const PortraitAccepted: Story = {
  args: {
    order: acceptedCounterOrder,
    actions: ['start', 'ready', 'dispatch', 'delay', 'print', 'refund', 'cancel_accepted'],
  },
  globals: { viewport: { value: 'portrait' } },
};

/** On a phone the time comes after the last dish; the deadline stays on top, and the answers at the end of the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4:12 left')).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    const dish = canvas.getByText('Roomali roti');
    const accept = canvas.getByRole('button', { name: 'Accept for 19:22' });
    await expect(dish.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of ['Accept for 19:22', 'Decline']) {
      const place = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(place.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(
        document.elementFromPoint(place.left + 20, place.top + 20)?.closest('button'),
      ).toHaveAccessibleName(name);
    }
    const chips = canvas.getByRole('group', { name: 'Minutes from now' });
    chips.scrollIntoView({ block: 'end' });
    await waitFor(() =>
      expect(chips.getBoundingClientRect().bottom).toBeLessThanOrEqual(accept.getBoundingClientRect().top),
    );
  },
};

/** Whatever has the focus is in sight above the next step, which sticks to the bottom. */
export const FocusInSight: Story = {
  args: {
    order: acceptedCounterOrder,
    actions: ['start', 'ready', 'delay', 'cancel_accepted', 'refund', 'print'],
    onPrintLabels: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Start cooking' });
    const label = canvas.getByRole('button', { name: 'Print label' });
    for (let press = 0; press < 30 && document.activeElement !== label; press += 1) await userEvent.tab();
    await expect(label).toHaveFocus();
    await waitFor(() =>
      expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(start.getBoundingClientRect().top),
    );
  },
};

const declined = ({ order, ...rest }: CounterOrder): CounterOrder => ({
  ...rest,
  order: {
    ...order,
    ...{ status: 'declined', closedReason: 'too_busy', acceptBy: null, version: order.version + 1 },
  },
});

/** The page of an order that is declined on it, with what was done in the order in which it was pressed. */
const Declining = ({ order: first, ...page }: CounterOrderPageProps) => {
  const [entry, setEntry] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <InCounterFrame current="orders">
      <CounterOrderPage
        {...page}
        order={entry}
        actions={entry.order.status === 'placed' ? page.actions : ['print']}
        onBack={() => setDone((before) => [...before, 'back'])}
        onAction={(action) => {
          setDone((before) => [...before, action]);
          setAsking(action === 'decline');
        }}
      />
      {isAsking && (
        <DeclineDialog
          isOpen
          order={entry}
          schedule={saffron}
          now={page.now}
          onClose={() => setAsking(false)}
          onDecline={() => {
            setDone((before) => [...before, 'declined']);
            setEntry(declined(entry));
            setAsking(false);
          }}
        />
      )}
      <output hidden data-testid="done">
        {done.join(', ')}
      </output>
    </InCounterFrame>
  );
};

/** Declined: the page stays and says so where the answer was; nothing else is under the finger for a second. */
export const DeclinedHere: Story = {
  tags: ['!autodocs'],
  render: Declining,
  play: async ({ canvas, step, userEvent }) => {
    const done = () => canvas.getByTestId('done').textContent;
    await step('One finger that goes on pressing declines once, and nothing more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Decline S-1042' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'Too busy' }));
      await tap(dialog.getByRole('button', { name: /^Decline and pay back/ }), { every: 220, times: 4 });
      await expect(done()).toBe('decline, declined');
    });
    await step('The result stands in its place, and leads to the orders', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('heading', { level: 2, name: 'Declined' })).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('Declined');
      await tap(canvas.getByRole('button', { name: 'To the orders' }), { every: 1_100, times: 1 });
      await expect(done()).toBe('decline, declined, back');
    });
  },
};
