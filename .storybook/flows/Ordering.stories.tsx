import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fridayEvening, thursdayNight } from '../../packages/ui/src/private/fixtures/restaurants.ts';
import { Storefront } from './Storefront.tsx';

const meta = {
  component: Storefront,
  args: { now: fridayEvening },
  globals: { viewport: { value: 'desktop' }, motion: 'reduced' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
Whole journeys over the pages of the library, with the order's state in memory and the rules of the backend.
Open the Interactions panel and step through one.
`,
      },
      story: { inline: false, height: '900px' },
    },
  },
} satisfies Meta<typeof Storefront>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const cartOf = ({ canvas }: Played) => within(canvas.getByRole('region', { name: 'Your cart' }));

const dialogNamed = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const allClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the tikka, chooses what it asks for, and adds it to the cart. */
async function addTikka({ canvas, userEvent }: Played) {
  await userEvent.click(canvas.getByRole('link', { name: 'Smoked chicken tikka' }));
  const dish = await dialogNamed('Smoked chicken tikka');
  await userEvent.click(dish.getByRole('radio', { name: /Medium/ }));
  await userEvent.click(dish.getByRole('radio', { name: /Masala fries/ }));
  await userEvent.click(dish.getByRole('button', { name: 'Add to cart · £12.50' }));
  await allClosed();
}

const addNaan = ({ canvas, userEvent }: Played) =>
  userEvent.click(canvas.getByRole('button', { name: /^Add (another )?Garlic and coriander naan/ }));

async function placeFromDialog(context: Played) {
  const review = await dialogNamed('Confirm your order');
  await context.userEvent.click(review.getByRole('button', { name: /^Continue to payment · £/ }));
}

/** From the menu to the receipt, brought home, with a promo code and a note. */
export const OrderForDelivery: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('The restaurant is open, the cart is empty', async () => {
      await expect(canvas.getByText('Open now · Closes today at 22:30')).toBeVisible();
      await expect(cartOf(context).getByText('Nothing here yet')).toBeVisible();
    });
    await step('A dish with options goes into the cart', async () => {
      await addTikka(context);
      await expect(cartOf(context).getByRole('list', { name: 'Dishes in your cart' })).toHaveTextContent(
        'Smoked chicken tikka',
      );
    });
    await step('Its quantity doubles, and a naan comes along', async () => {
      await userEvent.click(cartOf(context).getByRole('button', { name: 'One more' }));
      await addNaan(context);
      await expect(canvas.getByText('2 in your cart')).toBeVisible();
      await expect(cartOf(context).getByRole('list', { name: 'Dishes in your cart' }).children).toHaveLength(
        2,
      );
    });
    await step('A promo code takes ten percent off', async () => {
      await userEvent.type(cartOf(context).getByRole('textbox', { name: 'Promo code' }), 'smoke10{Enter}');
      const cart = canvas.getByRole('region', { name: 'Your cart' });
      await expect(cart).toHaveTextContent('SMOKE10 applied10% off your order');
      await expect(cart).toHaveTextContent(/Discount.£2\.95/);
    });
    await step('Everything is shown once more before payment', async () => {
      await userEvent.click(cartOf(context).getByRole('button', { name: 'Checkout £30.03' }));
      const review = await dialogNamed('Confirm your order');
      await expect(review.getByText('2 × Smoked chicken tikka')).toBeVisible();
      await expect(review.getByText('30 to 40 min')).toBeVisible();
      await expect(review.getByText('£2.49')).toBeVisible();
    });
    await step('The payment goes through', async () => {
      await placeFromDialog(context);
      const done = await dialogNamed('Checkout Successful');
      await expect(done.getByText('19:00 to 19:10')).toBeVisible();
      await userEvent.click(done.getByRole('link', { name: 'Follow your order' }));
      await allClosed();
    });
    await step('The order can be followed, and the cart is empty again', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Your order' })).toHaveTextContent('£30.03');
      await expect(cartOf(context).getByText('Nothing here yet')).toBeVisible();
    });
  },
};

/** Collection asks for no address and takes no delivery fee. */
export const OrderForCollection: Story = {
  tags: ['!autodocs', 'soak'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('Collection is chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Collection' }));
      await expect(canvas.getByText('Ready in')).toBeVisible();
    });
    await step('Two dishes, no address, no fee', async () => {
      await addTikka(context);
      await addNaan(context);
      await expect(cartOf(context).queryByText('Delivering to')).not.toBeInTheDocument();
      await expect(cartOf(context).queryByText('£2.49')).not.toBeInTheDocument();
    });
    await step('The dialog says where to collect', async () => {
      await userEvent.click(cartOf(context).getByRole('button', { name: 'Checkout £17.99' }));
      const review = await dialogNamed('Confirm your order');
      await expect(review.getByText('Collect from')).toBeVisible();
      await expect(review.getByText('15 to 20 min')).toBeVisible();
    });
    await step('Paid, and ready a quarter of an hour later', async () => {
      await placeFromDialog(context);
      const done = await dialogNamed('Checkout Successful');
      await expect(done.getByText('18:45 to 18:50')).toBeVisible();
      await userEvent.click(done.getByRole('link', { name: 'Follow your order' }));
      await allClosed();
      await expect(canvas.getByRole('region', { name: 'Your order' })).toHaveTextContent('£17.99');
    });
  },
};

/** Below the minimum the button says how much is asked, and what is missing; enough dishes free it. */
export const BelowMinimum: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { step, userEvent } = context;
    await step('One naan is not enough', async () => {
      await addNaan(context);
      const button = cartOf(context).getByRole('button', { name: 'Minimum Order required is £15.00' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Add £10.50 more to check out.');
      await userEvent.click(button);
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('Four are', async () => {
      for (let clicks = 0; clicks < 3; clicks += 1) {
        await userEvent.click(cartOf(context).getByRole('button', { name: 'One more' }));
      }
      await expect(cartOf(context).getByRole('button', { name: 'Checkout £21.48' })).toBeEnabled();
    });
    await step('One less, and the way is barred again', async () => {
      await userEvent.click(cartOf(context).getByRole('button', { name: 'One fewer' }));
      await expect(
        cartOf(context).getByRole('button', { name: 'Minimum Order required is £15.00' }),
      ).toHaveAccessibleDescription('Add £1.50 more to check out.');
    });
  },
};

/** After closing time the cart can be filled, but not checked out. */
export const Closed: Story = {
  args: { now: thursdayNight },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('The page says when it opens', async () => {
      await expect(canvas.getByText('Closed · Opens tomorrow at 12:00')).toBeVisible();
    });
    await step('The cart takes dishes', async () => {
      await addTikka(context);
      await addNaan(context);
    });
    await step('Checkout has to wait', async () => {
      const button = cartOf(context).getByRole('button', { name: "We're Closed Now" });
      await expect(button).toHaveAccessibleDescription(
        /Opens tomorrow at 12:00.*Your cart is saved until then\./,
      );
      await userEvent.click(button);
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

/** A declined card loses nothing: the second try goes through. */
export const PaymentDeclined: Story = {
  tags: ['!autodocs', 'soak'],
  args: { declinedPayments: 1 },
  play: async (context) => {
    const { step, userEvent } = context;
    await step('The first payment is declined', async () => {
      await addTikka(context);
      await addNaan(context);
      await userEvent.click(cartOf(context).getByRole('button', { name: 'Checkout £20.48' }));
      await placeFromDialog(context);
      const failed = await dialogNamed('Checkout Failed');
      await expect(failed.getByText(/Your order waits in your cart: 2 items, £20.48\./)).toBeVisible();
      await userEvent.click(failed.getByRole('button', { name: 'Try payment again' }));
    });
    await step('The second one goes through', async () => {
      await placeFromDialog(context);
      await dialogNamed('Checkout Successful');
    });
  },
};
