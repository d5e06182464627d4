import type { Meta, StoryObj } from '@storybook/react-vite';
import { openStatus } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import curry from '../../private/fixtures/dishes/curry.webp';
import naan from '../../private/fixtures/dishes/naan.webp';
import prawns from '../../private/fixtures/dishes/prawns.webp';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { saffron } from '../../private/fixtures/restaurants.ts';
import { StartShift } from './StartShift.tsx';

const fridayMorning = new Date('2026-11-20T11:20:00Z');

const meta = {
  component: StartShift,
  args: {
    restaurantName: 'Saffron & Smoke',
    status: openStatus(saffron, fridayMorning),
    pictures: [naan, prawns, curry],
    deviceName: 'Tablet by the till',
    isOnline: true,
    soldOutCount: 3,
    menuHref: '/menu',
    times: leedsTimes,
    now: fridayMorning,
    onStart: fn(),
  },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the whole page of a paired device until someone presses Start shift, and again after Lock. Browsers play
sound and hold the screen awake only after a press: this is that press.

**Not for** devices that are not paired (\`PairingForm\`).

**Do** ring the bell in \`onStart\`, so that it is heard. **Do not** start by itself.

| Key | What it does |
|---|---|
| Tab | goes from Start shift to the menu |
| Enter, Space | starts the shift |
`,
      },
    },
  },
} satisfies Meta<typeof StartShift>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before opening, with three dishes still sold out. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning' })).toBeVisible();
    await expect(canvas.getByText('Closed · Opens today at 12:00')).toBeVisible();
    await expect(canvas.getByText('3 dishes sold out')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Put dishes back first' })).toHaveAttribute(
      'href',
      '/menu',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start shift' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Upright, in the evening, without a connection; nothing is sold out. */
export const Portrait: Story = {
  args: {
    soldOutCount: 0,
    isOnline: false,
    now: new Date('2026-11-20T18:47:00Z'),
    status: openStatus(saffron, new Date('2026-11-20T18:47:00Z')),
  },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Good evening' })).toBeVisible();
    await expect(canvas.getByText('No connection')).toBeVisible();
    await expect(canvas.getByText('Every dish is on the menu')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Put dishes back/ })).not.toBeInTheDocument();
  },
};

/** Locked by a PIN: the press asks for it, and nothing else opens. */
export const LockedByPin: Story = {
  args: { needsPin: true, menuHref: undefined },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^The PIN of an owner or manager opens this tablet/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Start shift' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** A phone whose browser cannot hold the screen awake says so. */
export const Phone: Story = {
  args: { canStayAwake: false, soldOutCount: 1 },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Set the tablet itself to stay awake/)).toBeVisible();
    await expect(canvas.getByText('1 dish sold out')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
