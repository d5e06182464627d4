import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountMessages, cartMessages, noOrderNotes, pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ToastProvider, useToast } from '../../primitives/Toast/ToastProvider.tsx';
import {
  cartOf,
  filledBreakdown,
  filledCart,
  goneLine,
  homeAddress,
  naanLine,
  officeAddress,
  tikkaLine,
} from '../../private/fixtures/carts.ts';
import { naanCard, pilauCard } from '../../private/fixtures/menu-summaries.ts';
import { moveAway } from '../../private/fixtures/move-away.ts';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { WithItGoes } from '../WithItGoes/WithItGoes.tsx';
import { storyFrame } from './CartPanel.stories.css.ts';
import { CartPanel } from './CartPanel.tsx';

const addressPicker = {
  addresses: [homeAddress, officeAddress],
  selectedId: homeAddress.id,
  addHref: '/profile/address',
  onSelect: fn(),
  onRetry: fn(),
};
const promo = {
  applied: { code: 'SMOKE10', effect: '10% off your order' },
  onApply: fn(),
  onChange: fn(),
  onRemove: fn(),
};

const addProposed = fn();

const meta = {
  component: CartPanel,
  decorators: [
    (Story) => (
      <div className={storyFrame}>
        <Story />
      </div>
    ),
  ],
  args: {
    cart: filledCart,
    mode: 'delivery',
    addressPicker,
    promo,
    notes: noOrderNotes,
    allergyPhone: '0113 496 0142',
    breakdown: filledBreakdown,
    blockers: [],
    onQuantityChange: fn(),
    onChange: fn(),
    onRemove: fn(),
    onNotesChange: fn(),
    onClear: fn(),
    onCheckout: fn(),
    onRetry: fn(),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** beside the menu on desktop, and in a full-height sheet (with \`onClose\`) on phones.

**Not for** visitors, and not on the category, add-address and phone number pages (spec §2).

**Do** show edits at once and roll them back with a toast. **Do not** hide a line that cannot be ordered any more: mark it.

| Key | What it does |
|---|---|
| Tab | walks address, lines, promo code, notes and checkout |
| Enter, Space | presses what has focus |
| Arrow keys | move among the addresses when the list is open |
`,
      },
    },
  },
} satisfies Meta<typeof CartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filled cart with a promo code, ready for checkout. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout £31.74' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    const total = canvas.getByText('Total').nextElementSibling;
    await expect(total).toHaveTextContent('£31.74');
  },
};

/** The minus is disabled at 1; plus and minus tell the new quantity. */
export const ChangingQuantity: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const tikka = canvas.getByRole('group', { name: 'Quantity of Smoked chicken tikka' });
    const naan = canvas.getByRole('group', { name: 'Quantity of Garlic and coriander naan' });
    const button = (group: HTMLElement, name: string) =>
      canvas.getAllByRole('button', { name }).find((candidate) => group.contains(candidate)) as HTMLElement;
    await expect(button(naan, 'One fewer')).toBeDisabled();
    await userEvent.click(button(tikka, 'One fewer'));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(tikkaLine.id, 1);
    await userEvent.click(button(naan, 'One more'));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(naanLine.id, 2);
  },
};

/** A change shows at once; when the server refuses it, the line goes back and a toast says so. */
export const RolledBack: Story = {
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  render: function Refused(args) {
    const { showToast } = useToast();
    const [quantity, setQuantity] = useState(2);
    const refuse = () => {
      setQuantity(2);
      showToast({ message: cartMessages.cartUpdateFailed, tone: 'bad' });
    };
    return (
      <>
        <CartPanel
          {...args}
          cart={cartOf({ ...tikkaLine, quantity })}
          onQuantityChange={(_, next) => setQuantity(next)}
        />
        <Button onClick={refuse}>The server refuses</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('group', { name: /^Quantity/ })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'The server refuses' }));
    await expect(canvas.getByRole('group', { name: /^Quantity/ })).toHaveTextContent('2');
    // It fades in.
    await waitFor(() => expect(canvas.getByText(cartMessages.cartUpdateFailed)).toBeVisible());
  },
};

/** A line goes, or all of them. */
export const Removing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Garlic and coriander naan' }));
    await expect(args.onRemove).toHaveBeenCalledWith(naanLine.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Each removed line gives the focus to the cart's heading: it must not fall to the page with its button. */
export const RemovingTheLast: Story = {
  tags: ['!autodocs'],
  render: function Removable(args) {
    const [items, setItems] = useState(filledCart.items);
    return (
      <CartPanel
        {...args}
        cart={cartOf(...items)}
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (let left = filledCart.items.length; left > 0; left -= 1) {
      const [remove] = canvas.getAllByRole('button', { name: /^Remove / });
      if (remove !== undefined) await userEvent.click(remove);
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus());
    }
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};

/** The list of addresses opens under the one chosen. */
export const ChoosingAddress: Story = {
  decorators: [pressed('Delivering to')],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Delivering to/ });
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
    await expect(
      await canvas.findByRole('radio', { name: 'Flat 4, Granary Wharf, Leeds, LS1 4GJ' }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Platform, 3rd floor, Leeds, LS1 4DY' }));
    await expect(addressPicker.onSelect).toHaveBeenLastCalledWith(officeAddress.id);
  },
};

/** Below the minimum the button says what is required, and how much is missing stands under it. */
export const BelowMinimum: Story = {
  args: {
    cart: cartOf(naanLine),
    promo: { ...promo, applied: null },
    breakdown: {
      ...filledBreakdown,
      subtotal: pence(450),
      discount: pence(0),
      totalAmount: pence(450 + 249 + 99),
    },
    blockers: [{ code: 'below_minimum', message: '', amount: pence(1500) }],
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Minimum Order required is £15.00' });
    await expect(button).toHaveAccessibleDescription('Add £10.50 more to check out.');
    await userEvent.click(button);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/** What is missing for free delivery, and what the restaurant would put beside these dishes: nothing is added by itself. */
export const GoingWith: Story = {
  args: {
    cart: cartOf(tikkaLine),
    missingForFreeDelivery: pence(305),
    goesWith: <WithItGoes dishes={[naanCard, pilauCard]} onOpen={fn()} onAdd={addProposed} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('£3.05 more for free delivery')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Dishes in your cart' }).children).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: `Add ${naanCard.name}` }));
    await expect(addProposed).toHaveBeenCalledWith(naanCard);
  },
};

/** While the shop is closed the cart waits. */
export const ShopClosed: Story = {
  args: { blockers: [{ code: 'shop_closed', message: 'Closed · Opens tomorrow at 12:00' }] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: "We're Closed Now" });
    await expect(button).toHaveAccessibleDescription(/Opens tomorrow at 12:00/);
    await userEvent.click(button);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/**
 * Delivery without a saved address: the picker warns and both it and the button lead to adding one. Where it decides what
 * the delivery costs, the fee is the least that it can be.
 */
export const NoAddress: Story = {
  args: {
    addressPicker: { ...addressPicker, addresses: [], selectedId: null },
    blockers: [{ code: 'address_required', message: 'Choose a delivery address.' }],
    isDeliveryFrom: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No delivery address')).toBeVisible();
    await expect(canvas.getByText('Delivery').nextElementSibling).toHaveTextContent('from £2.49');
    const links = canvas.getAllByRole('link', { name: /Add/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile/address',
      '/profile/address',
    ]);
  },
};

/** The addresses did not load. */
export const AddressesFailed: Story = {
  args: {
    addressPicker: { ...addressPicker, addresses: null, error: accountMessages.addressesLoadFailed },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading addresses. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(addressPicker.onRetry).toHaveBeenCalled();
  },
};

/** Collection needs no address and has no delivery fee. */
export const Collection: Story = {
  args: { mode: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Delivering to')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Delivery')).not.toBeInTheDocument();
  },
};

/** The promo code is typed in any case and sent in capitals. */
export const EnteringPromo: Story = {
  args: { promo: { ...promo, applied: null } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' });
    await userEvent.type(field, 'smoke10');
    await expect(field).toHaveValue('SMOKE10');
    await userEvent.keyboard('{Enter}');
    await expect(promo.onApply).toHaveBeenLastCalledWith('SMOKE10');
  },
};

/** A refused code says why, under the field. */
export const PromoRefused: Story = {
  args: { promo: { ...promo, applied: null, error: 'This promo code has expired.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This promo code has expired.');
  },
};

/** The note for the kitchen opens on demand. */
export const WritingNote: Story = {
  decorators: [pressed('Note for the kitchen')],
  // The note takes the focus.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: async ({ args, canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note for the kitchen' });
    await expect(note).toHaveFocus();
    await userEvent.type(note, 'N');
    await expect(args.onNotesChange).toHaveBeenLastCalledWith({ ...noOrderNotes, note: 'N' });
  },
};

/** A dish that is gone keeps its line, marked, and blocks checkout. */
export const UnavailableLine: Story = {
  args: {
    cart: cartOf(tikkaLine, goneLine),
    blockers: [
      {
        code: 'item_unavailable',
        message: 'Tandoori broccoli is not available at the moment. Remove it to continue.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out today. Remove it to check out.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove unavailable dishes' })).toBeVisible();
  },
};

/** Without a phone number the button still works: it leads to the phone number form. */
export const NoPhoneNumber: Story = {
  tags: ['!autodocs'],
  args: { blockers: [{ code: 'phone_required', message: 'Add your phone number.' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout £31.74' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};

/** Before the server has answered, the button waits. */
export const AwaitingBreakdown: Story = {
  args: { breakdown: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading' }));
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/** A newer breakdown is on its way: the last one stays, dimmed, and the button waits. */
export const Updating: Story = {
  args: { isUpdating: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Checkout' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/** The cart is loading. */
export const Loading: Story = {
  args: { cart: null, breakdown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
  },
};

/** Nothing in it yet. */
export const Empty: Story = {
  args: { cart: cartOf(), breakdown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear cart' })).not.toBeInTheDocument();
    // Beside the menu there is nowhere to go back to.
    await expect(canvas.queryByRole('button', { name: 'Back to menu' })).not.toBeInTheDocument();
  },
};

/** The cart did not load. */
export const Failed: Story = {
  args: { cart: null, hasFailed: true, breakdown: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** As a sheet on a phone it can be closed. */
export const AsSheet: Story = {
  args: { onClose: fn() },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close cart' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An empty sheet covers the menu: it leads back there. */
export const EmptySheet: Story = {
  args: { cart: cartOf(), breakdown: null, onClose: fn() },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A browser extension has changed the page, and the cart fails: it comes again with the code and the note. */
export const FailsOnce: Story = {
  tags: ['!autodocs'],
  args: { promo: { ...promo, applied: null } },
  render: function Shortened(args) {
    const [cart, setCart] = useState(args.cart);
    const [notes, setNotes] = useState(noOrderNotes);
    const remove = (id: string) =>
      setCart(cart && { ...cart, items: cart.items.filter((line) => line.id !== id) });
    return <CartPanel {...args} cart={cart} notes={notes} onNotesChange={setNotes} onRemove={remove} />;
  },
  play: async ({ canvas, userEvent }) => {
    const code = () => canvas.getByRole('textbox', { name: 'Promo code' });
    await userEvent.type(code(), 'smoke10');
    await userEvent.click(canvas.getByRole('button', { name: /^Note for the kitchen/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note for the kitchen' }), 'No nuts');
    const before = code();
    const [line] = canvas.getAllByRole('listitem');
    moveAway(line ?? null);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${tikkaLine.menuItem.name}` }));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect(canvas.queryByText(tikkaLine.menuItem.name)).not.toBeInTheDocument();
    await expect(code()).toHaveValue('SMOKE10');
    await expect(canvas.getByRole('button', { name: 'Note for the kitchen No nuts Change' })).toBeVisible();
  },
};
