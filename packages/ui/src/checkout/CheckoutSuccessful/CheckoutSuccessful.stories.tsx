import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { filledBreakdown } from '../../private/fixtures/carts.ts';
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

/** Counts on for longer than the dialog would have lasted. */
const outlast = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

let letTimeRun: () => void;

/** Stops the clock until the hold under test is in place, however slow the machine is. */
const stopTime = () => {
  const now = performance.now();
  const clock = spyOn(performance, 'now').mockImplementation(() => now);
  letTimeRun = () => clock.mockRestore();
  return letTimeRun;
};

/** Paid: what, when and where. It starts at 5 seconds, and that it closes is said once. */
export const Default: Story = {
  play: async ({ step }) => {
    const result = await dialog();
    await step('It tells the order', async () => {
      await expect(result.getByText('Thank you, Amira. Order S-4821 is with the kitchen.')).toBeVisible();
      await expect(result.getByText('19:25 to 19:35')).toBeVisible();
      await expect(result.getByText('£31.74')).toBeVisible();
      await expect(result.getByRole('link', { name: 'Follow your order' })).toHaveAttribute(
        'href',
        '/orders/1',
      );
    });
    await step('The number goes down, the spoken sentence stays', async () => {
      await expect(result.getByRole('timer')).toHaveAccessibleName('5 seconds left');
      await waitFor(() => expect(result.getByRole('timer')).toHaveAccessibleName('4 seconds left'), {
        timeout: 2_000,
      });
      await expect(result.getByRole('status')).toHaveTextContent('Closes in 5 seconds');
    });
  },
};

/** When the countdown ends it closes by itself; the focus that it got on opening does not keep it. */
export const ClosesByItself: Story = {
  args: { seconds: 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 3_000 });
  },
};

/** The pointer over any part of the dialog holds the clock; it goes on when the pointer leaves. */
export const HeldByPointer: Story = {
  args: { seconds: 1 },
  beforeEach: stopTime,
  play: async ({ args, step, userEvent }) => {
    const title = await screen.findByRole('heading', { name: 'Checkout Successful' });
    await step('Held', async () => {
      await userEvent.hover(title);
      letTimeRun();
      await outlast(1.3);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Let go', async () => {
      await fireEvent.pointerLeave(screen.getByRole('dialog'));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 3_000 });
    });
  },
};

/** Focus on anything inside, the close button too, holds the clock. */
export const HeldByFocus: Story = {
  args: { seconds: 1 },
  beforeEach: stopTime,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Checkout Successful' });
    await userEvent.tab();
    letTimeRun();
    await outlast(1.3);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** "Stay on this page" stops the clock for good, and says so. */
export const Staying: Story = {
  args: { seconds: 1 },
  beforeEach: stopTime,
  play: async ({ args, userEvent }) => {
    const result = await dialog();
    const stay = result.getByRole('button', { name: 'Stay on this page' });
    await userEvent.click(stay);
    letTimeRun();
    await expect(result.getByRole('status')).toHaveTextContent('This stays open until you close it');
    await expect(result.queryByRole('timer')).not.toBeInTheDocument();
    await fireEvent.pointerLeave(screen.getByRole('dialog'));
    await outlast(1.3);
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
    await expect(result.getByText(/waiting for the payment to be confirmed/)).toBeVisible();
    await expect(result.queryByText('Paid')).not.toBeInTheDocument();
  },
};

/** The whole screen on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
