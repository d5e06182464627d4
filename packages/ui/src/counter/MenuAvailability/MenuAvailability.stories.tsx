import type { Meta, StoryObj } from '@storybook/react-vite';
import { openStatus } from '@tiffin/domain';
import { expect, fn, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { saffron } from '../../private/fixtures/restaurants.ts';
import { counterMenu, fullMenu, pilauMenu } from '../story-fixtures/counter-menu.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { MenuAvailability } from './MenuAvailability.tsx';

const meta = {
  component: MenuAvailability,
  args: {
    categories: counterMenu,
    nextOpening: openStatus(saffron, counterNow).nextOpening,
    times: leedsTimes,
    now: counterNow,
    onTakeOff: fn(),
    onPutBack: fn(),
    onTakeOffEverywhere: fn(),
    onPutBackEverywhere: fn(),
  },
  decorators: [
    (Story) => (
      <InCounterFrame current="menu">
        <Story />
      </InCounterFrame>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the Menu page in a \`CounterFrame\`. It begins with what is off now, if anything is.

**Not for** editing the menu: names, prices and allergens come from the restaurant's file.

**Do** keep a change in \`pendingIds\` until the server has it. **Do not** drop what is off when a menu is imported.

| Key | What it does |
|---|---|
| Tab | goes through categories, search and dishes |
| Enter, Space | opens a dish, takes it off or puts it back |
`,
      },
    },
  },
} satisfies Meta<typeof MenuAvailability>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is off now, first: dishes, and choices below theirs; one press puts each back. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Off now' })).toBeVisible();
    await expect(canvas.getByText('Sold out until Saturday 12:00')).toBeVisible();
    await expect(canvas.getByText('Sold out, back at 20:10')).toBeVisible();
    await expect(canvas.getByText('Sold out until you put it back')).toBeVisible();
    // What puts a choice back stands below what puts dishes back.
    const endOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().right;
    await expect(endOf('Put back Masala fries')).toBe(endOf('Put back Tandoori broccoli'));
    await userEvent.click(canvas.getByRole('button', { name: 'Put back Masala fries' }));
    await expect(args.onPutBack).toHaveBeenCalledWith({ kind: 'choice', id: 'fries' });
    await expect(canvas.queryByRole('button', { name: 'Put back Carrot halwa' })).not.toBeInTheDocument();
  },
};

/** A dish opens: three lengths for the whole of it, or a choice alone. */
export const TakingOff: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the whole dish, for two hours', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Small plates/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Take off Onion bhaji' }));
      await expect(canvas.getByRole('button', { name: 'Until opening Saturday 12:00' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'For 2 hours back at 20:47' }));
      await expect(canvas.getByRole('button', { name: 'Take off Onion bhaji' })).toHaveFocus();
      await expect(args.onTakeOff).toHaveBeenLastCalledWith({ kind: 'dish', id: 'bhaji' }, { minutes: 120 });
    });
    await step('a choice alone, until the next opening', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Grill/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Take off Smoked chicken tikka' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Take off Saffron pilau' }));
      const choice = within(canvas.getByRole('listitem', { name: 'Saffron pilau' }));
      await userEvent.click(choice.getByRole('button', { name: /^Until opening/ }));
      await expect(args.onTakeOff).toHaveBeenLastCalledWith({ kind: 'choice', id: 'pilau' }, 'next_opening');
    });
  },
};

/** Found by the name of a dish or of a choice, whatever the category. */
export const Searching: Story = {
  tags: ['!autodocs', 'any-scheme'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find a dish or a choice' });
    await userEvent.type(search, 'butchers');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 dish found');
    await expect(canvas.getByRole('button', { name: 'Take off Butcher’s skewer' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'pizza');
    await expect(canvas.getByText('Nothing on the menu is called “pizza”.')).toBeVisible();
  },
};

/** "Pilau is out": the dish and the side of two dishes, in one press; each can still be taken off alone. */
export const Everywhere: Story = {
  args: { categories: pilauMenu },
  tags: ['!autodocs', 'any-scheme'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a dish or a choice' }), 'pilau');
    const everywhere = canvas.getByRole('list', { name: 'Everywhere on the menu' });
    await expect(everywhere).toHaveTextContent('the dish, and the side of 2 dishes');
    await userEvent.click(canvas.getByRole('button', { name: 'Take off everywhere: Saffron pilau' }));
    await expect(args.onTakeOffEverywhere).toHaveBeenCalledWith([
      { kind: 'choice', id: 'pilau' },
      { kind: 'dish', id: 'rice' },
      { kind: 'choice', id: 'pilau-with-lamb' },
    ]);
  },
};

/** Upright: everything is on, and one dish is on its way off. */
export const Portrait: Story = {
  args: { categories: fullMenu, pendingIds: ['chops'] },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Grill' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take off Yorkshire lamb chops' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Off now' }));
    await expect(canvas.getByText(/Nothing is off/)).toBeVisible();
  },
};

/** A phone without a connection: what is off can be read, nothing can be changed; the last change failed. */
export const Offline: Story = {
  args: { isDisabled: true, problem: 'Onion bhaji is still on the menu. There was no connection.' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Onion bhaji is still on the menu');
    await expect(canvas.getByRole('button', { name: 'Put back Tandoori broccoli' })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
