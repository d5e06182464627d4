import type { Meta, StoryObj } from '@storybook/react-vite';
import { noOrderNotes } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CheckoutDialog } from '../checkout/CheckoutDialog/CheckoutDialog.tsx';
import { CheckoutFailed } from '../checkout/CheckoutFailed/CheckoutFailed.tsx';
import { CheckoutSuccessful } from '../checkout/CheckoutSuccessful/CheckoutSuccessful.tsx';
import { DeclineDialog } from '../counter/DeclineDialog/DeclineDialog.tsx';
import { newOrderWithNote } from '../counter/story-fixtures/counter-orders.ts';
import { counterNow } from '../counter/story-fixtures/in-counter-frame.tsx';
import { DishDialog } from '../menu/DishDialog/DishDialog.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { filledBreakdown, filledCart, homeAddress } from '../private/fixtures/carts.ts';
import { saffron } from '../private/fixtures/restaurants.ts';
import { tikkaDish } from '../private/fixtures/saffron-menu.ts';
import { Modal, ModalBody } from './Modal/Modal.tsx';
import { ModalStackProvider } from './ModalStackProvider.tsx';
import { useModalStack } from './modal-stack-context.ts';

interface EveryDialogProps {
  /** The dialog under test, as it goes on the stack. */
  dialog: ReactNode;
  /** Its spoken name. */
  name: string;
}

const Below = ({ title, above }: { title: string; above: ReactNode }) => {
  const { open } = useModalStack();
  return (
    <Modal title={title}>
      <ModalBody>
        <Button onClick={() => open(above)}>Open the next</Button>
      </ModalBody>
    </Modal>
  );
};

const Above = () => {
  const { close } = useModalStack();
  return (
    <Modal title="Above it">
      <ModalBody>
        <Button onClick={() => close('under-test')}>Close the one below</Button>
      </ModalBody>
    </Modal>
  );
};

const Openers = ({ dialog }: EveryDialogProps) => {
  const { open } = useModalStack();
  const three = <Below title="The first" above={<Below title="The second" above={dialog} />} />;
  return (
    <>
      <Button onClick={() => open(dialog)}>Open it</Button>
      <Button variant="secondary" onClick={() => open(three)}>
        Open it as the third
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          open(dialog, 'under-test');
          open(<Above />);
        }}
      >
        Open it under another
      </Button>
    </>
  );
};

const nowhere = () => undefined;

const isLocked = () => getComputedStyle(document.body).overflow === 'hidden';
const dialogsLeft = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(count));

/** What every dialog of the library owes its users, whatever is in it. */
const meta = {
  tags: ['!autodocs'],
  args: { name: '', dialog: null },
  argTypes: { dialog: { control: false } },
  globals: { motion: 'reduced' },
  render: (props) => (
    <ModalStackProvider>
      <Openers {...props} />
    </ModalStackProvider>
  ),
  parameters: {
    docs: {
      description: {
        component: `
One suite that every dialog passes: its name, where the focus goes and stays, what Escape and the close button do,
the lock on scrolling, and all of it again as the third of a stack.
`,
      },
      story: { inline: false, height: '480px' },
    },
  },
  play: async ({ args: { name }, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open it' });
    const opened = async () => {
      const dialog = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(dialog).toBeVisible());
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      return dialog;
    };
    await step('It opens with a name, takes the focus and locks the page', async () => {
      await userEvent.click(opener);
      await opened();
      await expect(isLocked()).toBe(true);
      await expect(canvas.queryByRole('button', { name: 'Open it' })).not.toBeInTheDocument();
    });
    await step('The focus goes round inside, both ways', async () => {
      const dialog = await opened();
      for (let presses = 0; presses < 15; presses += 1) {
        await userEvent.tab({ shift: presses >= 10 });
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await dialogsLeft(0);
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(isLocked()).toBe(false));
    });
    await step('So does its close button', async () => {
      await userEvent.click(opener);
      await userEvent.click(within(await opened()).getByRole('button', { name: 'Close' }));
      await dialogsLeft(0);
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('As the third of three, it alone is within reach, and they close one by one', async () => {
      const third = canvas.getByRole('button', { name: 'Open it as the third' });
      await userEvent.click(third);
      for (const below of ['The first', 'The second']) {
        const dialog = await screen.findByRole('dialog', { name: below });
        await userEvent.click(within(dialog).getByRole('button', { name: 'Open the next' }));
      }
      await opened();
      await dialogsLeft(3);
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
      for (const [left, next] of [
        [2, 'The second'],
        [1, 'The first'],
      ] as const) {
        await userEvent.keyboard('{Escape}');
        await dialogsLeft(left);
        const top = await screen.findByRole('dialog', { name: next });
        await waitFor(() => expect(within(top).getByRole('button', { name: 'Open the next' })).toHaveFocus());
        await expect(isLocked()).toBe(true);
      }
      await userEvent.keyboard('{Escape}');
      await dialogsLeft(0);
      await waitFor(() => expect(third).toHaveFocus());
      await waitFor(() => expect(isLocked()).toBe(false));
    });
    await step(
      'Closed by its id, it leaves the one above alone, which then gives the focus back',
      async () => {
        const under = canvas.getByRole('button', { name: 'Open it under another' });
        await userEvent.click(under);
        const above = await screen.findByRole('dialog', { name: 'Above it' });
        await dialogsLeft(2);
        // Not the dialogs are counted: one with a live region stays open to screen readers for that alone.
        await waitFor(() =>
          expect(screen.getAllByRole('button').filter((button) => !above.contains(button))).toEqual([]),
        );
        await userEvent.click(within(above).getByRole('button', { name: 'Close the one below' }));
        await dialogsLeft(1);
        await waitFor(() => expect(above.contains(document.activeElement)).toBe(true));
        await expect(isLocked()).toBe(true);
        await userEvent.keyboard('{Escape}');
        await dialogsLeft(0);
        await waitFor(() => expect(under).toHaveFocus());
        await waitFor(() => expect(isLocked()).toBe(false));
      },
    );
  },
} satisfies Meta<EveryDialogProps>;

export default meta;
type Story = StoryObj<EveryDialogProps>;

/** A dialog with a title and a text. */
export const Plain: Story = {
  args: {
    name: 'A plain dialog',
    dialog: (
      <Modal title="A plain dialog">
        <ModalBody>
          <p>Nothing to press but the close button.</p>
        </ModalBody>
      </Modal>
    ),
  },
};

/** A sheet, as the cart is on phones. */
export const Sheet: Story = {
  args: {
    name: 'A sheet',
    dialog: (
      <Modal title="A sheet" phoneLook="sheet">
        <ModalBody>
          <Button>The only button</Button>
        </ModalBody>
      </Modal>
    ),
  },
};

/** A dish with its options. */
export const Dish: Story = {
  tags: ['soak'],
  args: { name: tikkaDish.name, dialog: <DishDialog item={tikkaDish} onAdd={nowhere} /> },
};

/** What the restaurant's side asks before it declines an order. */
export const AtTheCounter: Story = {
  tags: ['soak'],
  args: {
    name: 'Decline S-1042',
    dialog: (
      <DeclineDialog
        order={newOrderWithNote}
        schedule={saffron}
        now={counterNow}
        onDecline={nowhere}
        onClose={nowhere}
      />
    ),
  },
};

/** The order before payment. */
export const Checkout: Story = {
  args: {
    name: 'Confirm your order',
    dialog: (
      <CheckoutDialog
        items={filledCart.items}
        mode="delivery"
        address={homeAddress}
        restaurantAddress="18 Call Lane, Leeds LS1 6DN"
        minutes={{ from: 30, to: 40 }}
        phoneNumber="+447700900142"
        notes={noOrderNotes}
        promo={null}
        breakdown={filledBreakdown}
        onConfirm={nowhere}
        onRetry={nowhere}
        onChange={nowhere}
        onClose={nowhere}
      />
    ),
  },
};

/** After payment; its countdown is long enough to be looked at. */
export const Successful: Story = {
  tags: ['soak'],
  args: {
    name: 'Checkout Successful',
    dialog: (
      <CheckoutSuccessful
        order={{
          number: 'S-4821',
          mode: 'delivery',
          totalAmount: filledBreakdown.totalAmount,
          expected: { from: '19:25', to: '19:35' },
          place: homeAddress.building,
          photoUrls: [],
        }}
        orderHref="/orders/1"
        seconds={600}
        onClose={nowhere}
      />
    ),
  },
};

/** After a payment that was declined. */
export const Failed: Story = {
  tags: ['soak'],
  args: {
    name: 'Checkout Failed',
    dialog: (
      <CheckoutFailed
        cart={filledCart}
        totalAmount={filledBreakdown.totalAmount}
        onRetry={nowhere}
        onLoadAgain={nowhere}
        onClose={nowhere}
      />
    ),
  },
};
