import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { saffron } from '../../private/fixtures/restaurants.ts';
import { newOrderWithNote } from '../story-fixtures/counter-orders.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

const meta = {
  component: DeclineDialog,
  args: {
    isOpen: true,
    order: newOrderWithNote,
    schedule: saffron,
    now: counterNow,
    onDecline: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** before an order is declined: that cannot be undone.

**Not for** an order that has been accepted (\`CancelDialog\`).

**Do** show the sentence that the customer reads before it is sent. **Do not** choose a reason in advance.

| Key | What it does |
|---|---|
| Tab | goes through the reasons, what is in the order and the answers |
| Arrow keys | choose a reason |
| Space | ticks a dish or a choice |
| Escape | keeps the order |
`,
      },
    },
  },
} satisfies Meta<typeof DeclineDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Decline S-1042' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** A reason first; then it says what the customer reads and gets back. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    // It never breaks at its hyphen.
    await expect(dialog.getByText('S-1042')).toHaveStyle({ whiteSpace: 'nowrap' });
    const confirm = dialog.getByRole('button', { name: 'Decline and pay back £38.98' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Too busy' }));
    await expect(dialog.getByText(/“The restaurant is too busy to take your order.”/)).toBeVisible();
    await userEvent.click(confirm);
    await expect(args.onDecline).toHaveBeenCalledWith({ reason: 'too_busy', outOf: [] });
  },
};

/** Out of something: the dishes and choices of the order go off the menu with the same press, and the customer reads which. */
export const OutOfStock: Story = {
  tags: ['!autodocs'],
  play: async ({ args, step, userEvent }) => {
    const dialog = await shownDialog();
    const [tikka, roll] = newOrderWithNote.order.items;
    await step('Nothing is ticked in advance, and everything of the order can be', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Out of something' }));
      const rows = within(dialog.getByRole('group', { name: 'What is sold out' })).getAllByRole('checkbox');
      await expect(rows.filter((row) => row.matches(':checked'))).toEqual([]);
      await expect(rows.map((row) => row.closest('label')?.textContent)).toEqual([
        'Smoked chicken tikka',
        'Medium (with Smoked chicken tikka)',
        'Saffron pilau (with Smoked chicken tikka)',
        'Lamb seekh roll',
        'Roomali roti',
      ]);
      await expect(dialog.getByText(/“The restaurant has run out of something/)).toBeVisible();
    });
    await step(
      'What is ticked is what the customer reads, and is sold out until the next opening',
      async () => {
        await userEvent.click(dialog.getByRole('checkbox', { name: /Lamb seekh roll/ }));
        await userEvent.click(dialog.getByRole('checkbox', { name: /Saffron pilau/ }));
        await userEvent.click(dialog.getByRole('checkbox', { name: /Roomali roti/ }));
        await userEvent.click(dialog.getByRole('checkbox', { name: /Roomali roti/ }));
        await expect(dialog.getAllByText('Sold out until Saturday 12:00')).toHaveLength(2);
        await expect(
          dialog.getByText(
            /“The restaurant has run out of Saffron pilau \(with your Smoked chicken tikka\) and Lamb seekh roll.”/,
          ),
        ).toBeVisible();
        await userEvent.click(dialog.getByRole('button', { name: /Decline and pay back/ }));
        await expect(args.onDecline).toHaveBeenLastCalledWith({
          reason: 'out_of_stock',
          outOf: [
            { kind: 'choice', id: tikka?.options[1]?.choices[0]?.choiceId },
            { kind: 'dish', id: roll?.menuItemId },
          ],
        });
      },
    );
    await step('For another reason nothing is sold out', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Closing early' }));
      await userEvent.click(dialog.getByRole('button', { name: /Decline and pay back/ }));
      await expect(args.onDecline).toHaveBeenLastCalledWith({
        reason: 'closing_early',
        outOf: [],
      });
      await userEvent.click(dialog.getByRole('radio', { name: 'Out of something' }));
    });
  },
};

/** On its way: it cannot be closed. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

/** Another device was faster. */
export const AnsweredElsewhere: Story = {
  args: { problem: 'Not declined. Accepted by Maria at 18:47 for 19:22.' },
  play: async ({ args, userEvent }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Accepted by Maria at 18:47 for 19:22.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Upright. */
export const Portrait: Story = { globals: { viewport: { value: 'portrait' } } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
