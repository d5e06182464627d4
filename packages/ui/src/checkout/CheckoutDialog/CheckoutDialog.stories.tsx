import type { Meta, StoryObj } from '@storybook/react-vite';
import { noOrderNotes, pence } from '@tiffin/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { cocktailLine, lagerLine, lassiLine } from '../../private/fixtures/alcohol.ts';
import { filledBreakdown, filledCart, homeAddress } from '../../private/fixtures/carts.ts';
import { CheckoutDialog } from './CheckoutDialog.tsx';

const meta = {
  component: CheckoutDialog,
  args: {
    isOpen: true,
    items: filledCart.items,
    mode: 'delivery',
    address: homeAddress,
    restaurantAddress: '18 Call Lane, Leeds LS1 6DN',
    minutes: { from: 30, to: 40 },
    phoneNumber: '+447700900142',
    notes: { ...noOrderNotes, note: 'Please leave coriander off the naan.' },
    promo: { code: 'SMOKE10', effect: '10% off your order' },
    breakdown: filledBreakdown,
    onConfirm: fn(),
    onRetry: fn(),
    onChange: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** between the cart's checkout button and the payment page: everything once more, with all fees.

**Not for** collecting details: each line leads back to where it is changed.

**Do** say on the button that it leads to payment. **Do not** close it while the payment page is on its way.

| Key | What it does |
|---|---|
| Tab | walks through the changes, then the two buttons |
| Escape | goes back to the menu, but not while the payment page is on its way |
`,
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof CheckoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const element = await screen.findByRole('dialog', { name: 'Confirm your order' });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** Back to menu, which on phones is the close button's work. */
const wayBack = (review: Awaited<ReturnType<typeof dialog>>) =>
  review.queryByRole('button', { name: 'Back to menu' }) ?? review.getByRole('button', { name: 'Close' });

/** The value beside a term of the list. */
const detail = (review: Awaited<ReturnType<typeof dialog>>, term: string) =>
  review.getByText(term, { selector: 'dt' }).nextElementSibling;

/** A delivery with everything that an order can have. */
export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const review = await dialog();
    await step('It shows the whole order and every fee', async () => {
      await expect(review.getByText('2 × Smoked chicken tikka')).toBeVisible();
      await expect(detail(review, 'Delivering to')).toHaveTextContent('Flat 4, Granary WharfLeedsLS1 4GJ');
      await expect(detail(review, 'Arrives in')).toHaveTextContent('30 to 40 min');
      await expect(detail(review, 'Phone')).toHaveTextContent('07700 900142');
      await expect(detail(review, 'Promo')).toHaveTextContent('SMOKE10, 10% off your order');
      await expect(detail(review, 'Delivery')).toHaveTextContent('£2.49');
      await expect(detail(review, 'Service fee')).toHaveTextContent('£0.99');
      await expect(detail(review, 'Total')).toHaveTextContent('£31.74');
    });
    await step('Its button leads to payment', async () => {
      await userEvent.click(review.getByRole('button', { name: /^Continue to payment · £/ }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('The other one leads back', async () => {
      await userEvent.click(wayBack(review));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Each detail can still be changed. */
export const ChangingDetails: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    await userEvent.click(review.getByRole('button', { name: 'Change Delivering to' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('address');
    await userEvent.click(review.getByRole('button', { name: 'Change Phone' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('phone');
    await userEvent.click(review.getByRole('button', { name: 'Change Note' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('note');
    await userEvent.click(review.getByRole('button', { name: 'Change Promo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('promo');
  },
};

/** Minutes before closing time: the customer knows before paying that the order comes after it. */
export const BeforeClosing: Story = {
  args: { closesAt: '22:30' },
  play: async () => {
    const review = await dialog();
    await expect(review.getByText('30 to 40 min')).toBeVisible();
    await expect(
      review.getByText(
        'We close at 22:30. The kitchen still takes your order, and it may arrive after that.',
      ),
    ).toBeVisible();
  },
};

/** Collection: the restaurant's address, when it is ready, and no delivery fee. */
export const Collection: Story = {
  args: {
    mode: 'collection',
    address: null,
    minutes: { from: 15, to: 20 },
    breakdown: { ...filledBreakdown, shippingCost: pence(0), totalAmount: pence(2925) },
  },
  play: async () => {
    const review = await dialog();
    await expect(detail(review, 'Collect from')).toHaveTextContent('18 Call Lane, Leeds LS1 6DN');
    await expect(detail(review, 'Ready in')).toHaveTextContent('15 to 20 min');
    await expect(review.queryByText('Delivery')).not.toBeInTheDocument();
    await expect(detail(review, 'Total')).toHaveTextContent('£29.25');
  },
};

/** The whole screen on phones: the title stays above and the button with the sum below what scrolls. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    const isInSight = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    const title = review.getByRole('heading', { name: 'Confirm your order' });
    const confirm = review.getByRole('button', { name: 'Continue to payment · £31.74' });
    for (const scrolledTo of ['Delivering to', 'Total']) {
      review.getByText(scrolledTo, { selector: 'dt' }).scrollIntoView();
      await waitFor(() => expect(isInSight(title) && isInSight(confirm)).toBe(true));
    }
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Without a note and a promo code those lines are not there. */
export const NoNoteNoPromo: Story = {
  args: {
    notes: noOrderNotes,
    promo: null,
    breakdown: { ...filledBreakdown, discount: pence(0), totalAmount: pence(3488) },
  },
  play: async () => {
    const review = await dialog();
    await expect(review.queryByText('Note')).not.toBeInTheDocument();
    await expect(review.queryByText('Promo')).not.toBeInTheDocument();
    await expect(review.queryByText('Discount')).not.toBeInTheDocument();
  },
};

/** The total has changed since the customer saw it: said at once, and nothing has been sent. */
export const TotalChanged: Story = {
  args: { notice: 'The total has changed to £31.74 since you opened this. Please check it once more.' },
  play: async () => {
    const review = await dialog();
    await expect(review.getByRole('alert')).toHaveTextContent('The total has changed to £31.74');
    await expect(review.getByRole('button', { name: /^Continue to payment · £/ })).toBeEnabled();
  },
};

/** The shop has closed while the dialog was open: the reason, and no way to payment. */
export const ShopClosed: Story = {
  args: { blocker: { code: 'shop_closed', message: 'Closed · Opens tomorrow at 12:00' } },
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    await expect(review.getByRole('alert')).toHaveTextContent('Closed · Opens tomorrow at 12:00');
    const button = review.getByRole('button', { name: "We're Closed Now" });
    await expect(button).toHaveAccessibleDescription('Closed · Opens tomorrow at 12:00');
    await userEvent.click(button);
    await expect(review.queryByRole('button', { name: /^Continue to payment · £/ })).not.toBeInTheDocument();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onRetry).not.toHaveBeenCalled();
    await userEvent.click(wayBack(review));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The address has been deleted elsewhere: the order never turns into a collection to be paid for. */
export const AddressDeleted: Story = {
  args: { address: null, blocker: { code: 'address_required', message: 'Choose a delivery address.' } },
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    await expect(review.getByRole('alert')).toHaveTextContent('Choose a delivery address.');
    await expect(review.queryByText('Collect from')).not.toBeInTheDocument();
    await expect(detail(review, 'Delivering to')).toHaveTextContent('No address chosen');
    await userEvent.click(review.getByRole('button', { name: 'Choose a delivery address' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The total is being checked: the button waits. */
export const PriceLoading: Story = {
  args: { blocker: { code: 'price_loading', message: 'We are checking the total.' } },
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    const button = review.getByRole('button', { name: 'Checking the total' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The total could not be checked: the button asks again, and does not confirm. */
export const PriceFailed: Story = {
  args: { blocker: { code: 'price_failed', message: 'We could not check the total. Please try again.' } },
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    await userEvent.click(review.getByRole('button', { name: 'Check the total again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** While the payment page is on its way nothing can be pressed and the dialog cannot be closed. */
export const Redirecting: Story = {
  args: { isRedirecting: true },
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    const button = review.getByRole('button', { name: 'Taking you to payment' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(review.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    for (const button of review.queryAllByRole('button', { name: /^(Back to menu|Close)$/ })) {
      await expect(button).toBeDisabled();
    }
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Nothing to pay: no payment page, and the button says so. */
export const Free: Story = {
  args: {
    mode: 'collection',
    address: null,
    promo: { code: 'ONTHEHOUSE', effect: '100% off your order' },
    breakdown: {
      ...filledBreakdown,
      discount: filledBreakdown.subtotal,
      shippingCost: pence(0),
      applicationFeeAmount: pence(0),
      totalAmount: pence(0),
    },
  },
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    await expect(detail(review, 'Total')).toHaveTextContent('£0.00');
    await expect(review.queryByText(/card number/)).not.toBeInTheDocument();
    await userEvent.click(review.getByRole('button', { name: 'Place the order' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** With alcohol: asked once, never ticked in advance, and the button says what is missing until it is. */
export const Alcohol: Story = {
  args: { items: [...filledCart.items, cocktailLine] },
  play: async ({ args, step, userEvent }) => {
    const review = await dialog();
    const box = review.getByRole('checkbox', { name: 'I am 18 or over, and so is whoever opens the door' });
    await step('It says which dish, and what happens at the door', async () => {
      const why = review.getByRole('region', { name: 'This order has alcohol' });
      await expect(why).toHaveTextContent('1 × Smoky old fashioned. The rider asks for proof of age');
      await expect(why).not.toHaveTextContent('tikka');
      await expect(box).not.toBeChecked();
    });
    await step('The button leads to the box, not to payment', async () => {
      await userEvent.click(review.getByRole('button', { name: 'Confirm that you are 18 or over' }));
      await expect(box).toHaveFocus();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(review.queryByRole('button', { name: /^Continue to payment/ })).not.toBeInTheDocument();
    });
    await step('Ticked, it leads to payment and says so to the server', async () => {
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await userEvent.click(review.getByRole('button', { name: /^Continue to payment · £/ }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith({ ageConfirmed: true });
    });
    await step('Unticked, it asks again', async () => {
      await userEvent.click(box);
      await expect(review.getByRole('button', { name: 'Confirm that you are 18 or over' })).toBeVisible();
    });
  },
};

/** Alcohol that only a choice brings, to be collected: the choice is named. */
export const AlcoholInChoice: Story = {
  args: { items: [lagerLine], mode: 'collection', address: null },
  play: async () => {
    const review = await dialog();
    await expect(review.getByRole('region', { name: 'This order has alcohol' })).toHaveTextContent(
      '1 × Curry and a drink (Lager). We ask for proof of age when it is collected',
    );
    await expect(
      review.getByRole('checkbox', { name: 'I am 18 or over, and so is whoever collects it' }),
    ).not.toBeChecked();
  },
};

/** The same meal with another choice: nothing is asked, and nothing is said to the server. */
export const AlcoholNotChosen: Story = {
  args: { items: [lassiLine] },
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const review = await dialog();
    await expect(review.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(review.getByRole('button', { name: /^Continue to payment · £/ }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({});
  },
};

/** Something else stands in the way as well: that comes first. */
export const AlcoholAndClosed: Story = {
  args: {
    items: [cocktailLine],
    blocker: { code: 'shop_closed', message: 'Closed · Opens tomorrow at 12:00' },
  },
  tags: ['!autodocs'],
  play: async () => {
    const review = await dialog();
    await expect(review.getByRole('button', { name: "We're Closed Now" })).toBeVisible();
    await expect(
      review.queryByRole('button', { name: 'Confirm that you are 18 or over' }),
    ).not.toBeInTheDocument();
  },
};
