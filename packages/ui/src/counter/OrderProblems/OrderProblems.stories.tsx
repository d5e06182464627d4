import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { page } from '../counter-page.css.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import {
  missingProblem,
  orderWithProblem,
  orderWithProblems,
  problemPhotoHref,
} from '../story-fixtures/problem-orders.ts';
import { OrderProblems } from './OrderProblems.tsx';

const meta = {
  component: OrderProblems,
  args: {
    order: orderWithProblem,
    times: leedsTimes,
    now: counterNow,
    photoHref: problemPhotoHref,
    canPayBack: true,
    onPayBack: fn(),
    onAnswer: fn(),
    onClose: fn(),
    onShowPhoto: fn(),
  },
  decorators: [
    (Story) => (
      <InCounterFrame current="orders">
        <div className={page}>
          <Story />
        </div>
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
**Use it** at the top of an order's page, in \`CounterOrderPage\`, where the customer has found something wrong.

**Not for** a note to the kitchen, which comes with the order.

**Do** show photos through a route of the app that adds the session. **Do not** keep them on the device, nor on the board.

**Also called** complaint, issue, dispute.

| Key | What it does |
|---|---|
| Tab | goes through the photos, then through what can be done |
| Enter, Space | press what has the focus |
`,
      },
    },
  },
} satisfies Meta<typeof OrderProblems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for an answer: what, when, which dishes, the customer's words and photos, and what can be done. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const block = within(canvas.getByRole('region', { name: 'Problem: missing' }));
    await step('All of it is read', async () => {
      await expect(block.getByText('Reported: Today, 18:41')).toBeVisible();
      await expect(block.getByText('Open')).toBeVisible();
      const dishes = block.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(dishes).toEqual([
        '2\u00a0×\u00a0Stuffed kulcha',
        '1\u00a0×\u00a0Salted lassi',
        'Show photo 1 of 2 large',
        'Show photo 2 of 2 large',
      ]);
      await expect(block.getByText(/^The bag had the rogan josh and the prawns only\./)).toBeVisible();
    });
    await step('By keyboard: the photos, then the money, the answer and the end', async () => {
      const presses = [
        ['Show photo 1 of 2 large', args.onShowPhoto, [missingProblem, 0]],
        ['Show photo 2 of 2 large', args.onShowPhoto, [missingProblem, 1]],
        ['Pay back', args.onPayBack, [missingProblem]],
        ['Answer', args.onAnswer, [missingProblem]],
        ['Close', args.onClose, [missingProblem]],
      ] as const;
      block.getByRole('button', { name: 'Show photo 1 of 2 large' }).focus();
      for (const [name, onPress, about] of presses) {
        await expect(block.getByRole('button', { name })).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(onPress).toHaveBeenLastCalledWith(...about);
        await userEvent.tab();
      }
    });
  },
};

/** Three: what is open comes first, what is closed last and without buttons; what a customer wrote stays text. */
export const InEachState: Story = {
  args: { order: orderWithProblems },
  play: async ({ canvas }) => {
    const blocks = canvas.getAllByRole('region');
    await expect(blocks.map((block) => within(block).getByRole('heading', { level: 2 }).textContent)).toEqual(
      ['Problem: missing', 'Problem: allergy', 'Problem: came late'],
    );
    const [, answered, closed] = blocks.map((block) => within(block));
    await expect(answered?.getByText('<b>There was sesame</b> in it.')).toBeVisible();
    await expect(answered?.getByText('The restaurant, Today, 18:39')).toBeVisible();
    await expect(answered?.getByRole('button', { name: 'Answer' })).toBeEnabled();
    await expect(closed?.getByText('The whole order')).toBeVisible();
    await expect(closed?.getByText('Maria, Today, 18:33')).toBeVisible();
    await expect(closed?.getByText('Closed: Today, 18:35')).toBeVisible();
    await expect(closed?.queryByRole('button')).toBeNull();
  },
};

/** Everything has gone back already. */
export const NothingLeft: Story = {
  args: { canPayBack: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Pay back' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Answer' })).toBeEnabled();
  },
};

/** Without a connection it can be read, and nothing more. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    for (const name of ['Pay back', 'Answer', 'Close'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByText('No connection. Nothing can be answered until it is back.')).toBeVisible();
  },
};

/** A photo that does not come says so. */
export const WordsOnly: Story = {
  args: { photoHref: () => 'data:image/webp;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('The photo could not be loaded.')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: /^Show photo/ })).toHaveLength(2);
  },
};

/** In dark. */
export const Dark: Story = { args: { order: orderWithProblems }, globals: { scheme: 'dark' } };

/** Right to left. */
export const RightToLeft: Story = { args: { order: orderWithProblems }, globals: { direction: 'rtl' } };

/** On a phone: the buttons below each other. */
export const Phone: Story = {
  args: { order: orderWithProblems },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const [block] = canvas.getAllByRole('region');
    const tops = within(block as HTMLElement)
      .getAllByRole('button')
      .slice(-3)
      .map((button) => button.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(new Set(tops).size).toBe(3);
  },
};
