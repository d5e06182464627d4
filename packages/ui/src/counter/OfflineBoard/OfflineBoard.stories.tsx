import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { boardOrders } from '../story-fixtures/counter-orders.ts';
import { saffronFrame } from '../story-fixtures/in-counter-frame.tsx';
import { OfflineBoard } from './OfflineBoard.tsx';

const { restaurantName, status, hrefs, service, times, now } = saffronFrame;

const meta = {
  component: OfflineBoard,
  args: {
    restaurantName,
    status,
    hrefs,
    service,
    times,
    now,
    orders: boardOrders,
    timeZone: 'Europe/London',
    readAt: new Date('2026-11-20T18:42:00Z'),
    onLock: fn(),
    onRefused: fn(),
    onRetry: fn(),
    onViewChange: fn(),
  },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** for what a device has kept of its board, when its page was loaded without a network.

**Not for** a connection that is lost while the page is open: the board itself shows that, and knows more.

**Do** say in \`onRefused\` that nothing was sent. **Do not** send anything later.

| Key | What it does |
|---|---|
| Tab | goes through the pages, the bar, then the lanes; disabled buttons are passed by |
| Enter, Space | try again, lock, change the view; on anything else say that it needs the network |
`,
      },
    },
  },
} satisfies Meta<typeof OfflineBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The orders as they were at 18:42, under the red bar with that time. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The board is as it was at 18:42.');
    await expect(canvas.getByText('No connection')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'In the kitchen' })).toHaveTextContent('Priya Nair');
    await userEvent.click(canvas.getByRole('button', { name: /Try now/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('list');
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await expect(args.onLock).toHaveBeenCalledOnce();
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

/** Whatever needs the network says so: links, orders, and buttons that are disabled. */
export const Refusing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const presses = within(canvas.getByRole('navigation', { name: 'Counter' }));
    await step('a link leads nowhere', async () => {
      const address = window.location.href;
      presses.getByRole('link', { name: 'Menu' }).click();
      await expect(args.onRefused).toHaveBeenCalledTimes(1);
      await expect(window.location.href).toBe(address);
    });
    await step('an order is not opened', async () => {
      const [open] = canvas.getAllByRole('button', { name: /^Open S-/ });
      open?.click();
      await expect(args.onRefused).toHaveBeenCalledTimes(2);
    });
    await step('a disabled button hears its press through the page', async () => {
      const [ready] = canvas.getAllByRole('button', { name: /^Mark ready/ });
      const place = ready?.getBoundingClientRect();
      if (ready === undefined || place === undefined) throw new Error('Nothing is in the kitchen.');
      await expect(ready).toBeDisabled();
      const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
      const below = document.elementFromPoint(x, y);
      await expect(ready).not.toContainElement(below as HTMLElement);
      below?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }),
      );
      await expect(args.onRefused).toHaveBeenCalledTimes(3);
    });
  },
};

/** Nothing was open when the network was lost. */
export const Quiet: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('18:42');
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
};
