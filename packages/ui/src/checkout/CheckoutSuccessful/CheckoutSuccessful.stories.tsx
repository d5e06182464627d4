import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { filledBreakdown } from '../../private/fixtures/carts.ts';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { naanDish, tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { CheckoutSuccessful, type PaidOrder } from './CheckoutSuccessful.tsx';

const order: PaidOrder = {
  number: 'S-4821',
  mode: 'delivery',
  totalAmount: filledBreakdown.totalAmount,
  expected: { from: '19:25', to: '19:35' },
  place: 'Flat 4, Granary Wharf',
  photoUrls: [tikkaDish.photoUrl, naanDish.photoUrl].filter((url) => url !== null),
};

const meta = {
  component: CheckoutSuccessful,
  args: { isOpen: true, customerName: 'Amira', order, orderHref: '/orders/1', onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** when the payment page leads back to \`/?checkoutStatus=success\`. Closing it leads home.

**Not for** other good news: that is a toast.

**Do** show it at once, with \`order={null}\` while the payment is being confirmed. **Do not** count aloud: it is said
once that it closes by itself.

| Key | What it does |
|---|---|
| Tab | stops the clock while something inside has focus |
| Escape | closes |
`,
      },
      story: { inline: false, height: '560px' },
    },
  },
} satisfies Meta<typeof CheckoutSuccessful>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const element = await screen.findByRole('dialog', { name: 'Checkout Successful' });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/**
 * Stops the dialog's clock; `pass` moves it on and runs the timers whose time has come, so that a story never waits.
 * The countdown's timers last up to a second. Shorter ones, and the limits of the testing library, run as usual.
 */
const stopClock = () => {
  let now = performance.now();
  let lastId = 0;
  const stopped = new Map<number, { readonly at: number; readonly run: () => void }>();
  const { setTimeout: start, clearTimeout: cancel } = window;
  const spies = [
    spyOn(performance, 'now').mockImplementation(() => now),
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
      if (ms < 100 || ms > 1000) return start(run, ms);
      // Negative: no timer of the browser has such a number.
      lastId -= 1;
      stopped.set(lastId, { at: now + ms, run });
      return lastId;
    }) as typeof setTimeout),
    spyOn(window, 'clearTimeout').mockImplementation((id) => {
      if (!stopped.delete(Number(id))) cancel(id);
    }),
  ];
  pass = (seconds) => {
    now += seconds * 1000;
    for (const [id, { at, run }] of stopped) {
      if (at > now) continue;
      stopped.delete(id);
      run();
    }
  };
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
};

/** Lets this much time pass at once. */
let pass: (seconds: number) => void;

/** Paid: what, when and where. It starts at 5 seconds, and that it closes is said once. */
export const Default: Story = {
  beforeEach: stopClock,
  play: async ({ step }) => {
    const result = await dialog();
    await step('It shows the order', async () => {
      await expect(result.getByText('S-4821').parentElement).toHaveTextContent(
        'Thank you, Amira. Order S-4821 is with the kitchen.',
      );
      await expect(result.getByText('S-4821')).toHaveStyle({ whiteSpace: 'nowrap' });
      await expect(result.getByText('19:25 to 19:35')).toBeVisible();
      await expect(result.getByText('£31.74')).toBeVisible();
      await expect(result.getByRole('link', { name: 'Follow your order' })).toHaveAttribute(
        'href',
        '/orders/1',
      );
    });
    await step('The number goes down, the spoken sentence stays', async () => {
      await expect(result.getByRole('timer')).toHaveAccessibleName('5 seconds left');
      pass(2);
      await waitFor(() => expect(result.getByRole('timer')).toHaveAccessibleName('3 seconds left'));
      await expect(result.getByRole('status')).toHaveTextContent('Closes in 5 seconds');
    });
  },
};

/** When the countdown ends it closes by itself; the focus that it got on opening does not keep it. */
export const ClosesByItself: Story = {
  args: { seconds: 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The pointer over any part of the dialog holds the clock; it goes on when the pointer leaves. */
export const HeldByPointer: Story = {
  tags: ['!autodocs'],
  args: { seconds: 1 },
  beforeEach: stopClock,
  play: async ({ args, step, userEvent }) => {
    const title = await screen.findByRole('heading', { name: 'Checkout Successful' });
    await step('Held', async () => {
      await userEvent.hover(title);
      pass(2);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Let go', async () => {
      await fireEvent.pointerLeave(screen.getByRole('dialog'));
      // The clock starts once the dialog has rendered again.
      await waitFor(() => {
        pass(1);
        expect(args.onClose).toHaveBeenCalledOnce();
      });
    });
  },
};

/** Focus on anything inside, the close button too, holds the clock. */
export const HeldByFocus: Story = {
  tags: ['!autodocs'],
  args: { seconds: 1 },
  beforeEach: stopClock,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Checkout Successful' });
    await userEvent.tab();
    pass(2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** "Stay on this page" stops the clock for good, and says so. */
export const Staying: Story = {
  args: { seconds: 1 },
  decorators: [pressed('Stay on this page')],
  beforeEach: stopClock,
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    await expect(result.getByRole('status')).toHaveTextContent('This stays open until you close it');
    await expect(result.queryByRole('timer')).not.toBeInTheDocument();
    await fireEvent.pointerLeave(screen.getByRole('dialog'));
    pass(2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(result.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Collection: when it is ready and where to fetch it. */
export const Collection: Story = {
  args: { order: { ...order, mode: 'collection', place: '18 Call Lane, Leeds LS1 6DN' } },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText('Ready')).toBeVisible();
    await expect(result.getByText('Collect from')).toBeVisible();
  },
};

/** The payment provider has not confirmed yet. */
export const Confirming: Story = {
  args: { order: null },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText(/waiting for confirmation of the payment/)).toBeVisible();
    await expect(result.queryByText('Paid')).not.toBeInTheDocument();
  },
};

/** The restaurant has not accepted it yet: nothing is said of the kitchen, nor of an answer that may be there. */
export const Unanswered: Story = {
  args: { order: { ...order, progress: 'placed' } },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText('S-4821.').parentElement).toHaveTextContent(
      'Thank you, Amira. The restaurant has order S-4821.',
    );
    await expect(result.queryByText(/with the kitchen/)).not.toBeInTheDocument();
    await expect(result.getByText('£31.74')).toBeVisible();
  },
};

/** It was declined or cancelled before the customer came back: no thanks, no time, a link to the order. */
export const Closed: Story = {
  args: { order: { ...order, progress: 'closed' } },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText(/was paid for, but it will not be prepared/)).toBeVisible();
    await expect(result.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', '/orders/1');
    for (const fact of ['Arriving', 'Going to', /Thank you/]) {
      await expect(result.queryByText(fact)).not.toBeInTheDocument();
    }
  },
};

/** The payment expired or failed, although the page's address says that it succeeded: no facts, a link to the order. */
export const Unpaid: Story = {
  args: { isUnpaid: true },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText(/We have received no payment for this order/)).toBeVisible();
    await expect(result.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', '/orders/1');
    for (const fact of ['Paid', 'Arriving', 'Going to', '£31.74', /S-4821/, /Thank you/]) {
      await expect(result.queryByText(fact)).not.toBeInTheDocument();
    }
  },
};

/** The whole screen on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
