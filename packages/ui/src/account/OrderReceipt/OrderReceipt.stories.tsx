import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes, pence } from '@tiffin/domain';
import { expect, spyOn } from 'storybook/test';
import { withAlcohol } from '../../private/fixtures/alcohol.ts';
import { halvesItem } from '../../private/fixtures/configured-lines.ts';
import {
  acceptedOrder,
  afterOrdering,
  cancelledOrder,
  collectedOrder,
  declinedOrder,
  failedOrder,
  partlyRefundedOrder,
  pendingOrder,
  placedOrder,
  unknownOrder,
} from '../../private/fixtures/orders.ts';
import { portraitPhoto } from '../../private/fixtures/photos.ts';
import { OrderReceipt } from './OrderReceipt.tsx';

const meta = {
  component: OrderReceipt,
  args: {
    order: placedOrder,
    times: orderTimes(afterOrdering, 'Europe/London'),
    restaurantAddress: '18 Call Lane, Leeds LS1 6DN',
    restaurantName: 'Saffron & Smoke',
    vatNumber: 'GB 123 4567 89',
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on an order's page. Everything on it is the snapshot taken when it was ordered, pictures and allergens too.

**Not for** an order that is still being put together: prices of a cart stand in a \`PriceBreakdownList\`.

**Do** say who sold it, and let it be printed. **Do not** fill gaps from today's menu: what was not stated then is "not
stated".

| Key | What it does |
|---|---|
| Tab | goes to Print |
| Enter, Space | print it |
`,
      },
    },
  },
} satisfies Meta<typeof OrderReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines with options and allergens, all fees, the payment, and where it goes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Medium, Masala fries, Mint raita')).toBeVisible();
    await expect(canvas.getByText(/contains milk, mustard\. May contain/).closest('p')).toHaveTextContent(
      'Allergens: contains milk, mustard. May contain cereals containing gluten.',
    );
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('£31.74');
    await expect(canvas.getByText('Paid by card on 20 November at 18:52.')).toBeVisible();
    const receipt = canvas.getByRole('region', { name: 'Your order' });
    await expect(receipt).toHaveTextContent('Saffron & Smoke 18 Call Lane, Leeds LS1 6DN');
    await expect(receipt).toHaveTextContent('Prices include VAT. VAT number GB 123 4567 89.');
    await expect(receipt).toHaveTextContent(
      'Allergens are shown as they were when you ordered, on 20 November at 18:52.',
    );
    const [tikka] = canvas.getAllByRole('listitem');
    await expect(tikka).toHaveTextContent('2 × Smoked chicken tikka');
    await expect(tikka?.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** Without a picture an empty plate stands beside the dish. */
export const PlainLine: Story = {
  tags: ['!autodocs'],
  args: { order: { ...placedOrder, items: placedOrder.items.map((item) => ({ ...item, photoUrl: null })) } },
  play: async ({ canvas }) => {
    const [tikka] = canvas.getAllByRole('listitem');
    await expect(tikka?.querySelector('img')).toBeNull();
    await expect(tikka?.querySelector('svg')).toBeVisible();
  },
};

/** The restaurant's own photo fills its tile. */
export const Portrait: Story = {
  args: {
    order: { ...placedOrder, items: placedOrder.items.map((item) => ({ ...item, ...portraitPhoto })) },
  },
  play: async ({ canvas }) => {
    const [photo] = canvas.getAllByRole('listitem').map((item) => item.querySelector('img'));
    await expect(photo?.srcset).toMatch(/ 320w,/);
  },
};

/** Two of a dish with several of one topping: what was chosen for its size hangs under that. */
export const Configured: Story = {
  args: { order: { ...placedOrder, items: [halvesItem] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 × Smoked chicken, Crisp onions').previousElementSibling,
    ).toHaveTextContent(/^Large$/);
    await expect(canvas.getByText('Tomato and basil, Lamb keema, No cheese')).toBeVisible();
    await expect(canvas.getByText('£41.00')).toBeVisible();
  },
};

/** A tip has its own line. */
export const WithTip: Story = {
  args: {
    order: {
      ...placedOrder,
      breakdown: { ...placedOrder.breakdown, tipAmount: pence(200), totalAmount: pence(3374) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tip').nextElementSibling).toHaveTextContent('£2.00');
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('£33.74');
  },
};

/** On paper. */
export const Printed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};

/** A trader without a VAT number says nothing of VAT. */
export const WithoutVat: Story = {
  tags: ['!autodocs'],
  args: { vatNumber: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/VAT/)).not.toBeInTheDocument();
  },
};

/** Collection has no delivery line; allergens that were not stated are not called free-from. */
export const Collection: Story = {
  args: { order: collectedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Delivery')).not.toBeInTheDocument();
    await expect(canvas.getByText(/not stated\. Ring the restaurant/)).toBeVisible();
    await expect(canvas.getByText(/none of the 14/)).toBeVisible();
  },
};

/** Not confirmed yet. */
export const PendingPayment: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has not been confirmed yet/)).toBeVisible();
    await expect(canvas.queryByText(/Paid by card/)).not.toBeInTheDocument();
  },
};

/** Nothing was charged. */
export const NotCharged: Story = {
  args: { order: failedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not been charged.')).toBeVisible();
  },
};

/** There was nothing to pay. */
export const Free: Story = {
  args: {
    order: {
      ...collectedOrder,
      breakdown: {
        ...collectedOrder.breakdown,
        discount: collectedOrder.breakdown.subtotal,
        applicationFeeAmount: pence(0),
        totalAmount: pence(0),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There was nothing to pay.')).toBeVisible();
  },
};

/** On after the payment: it is paid, whatever state it is in. */
export const Accepted: Story = {
  tags: ['!autodocs'],
  args: { order: acceptedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your order' })).toBeVisible();
    await expect(canvas.getByText('Paid by card on 20 November at 18:52.')).toBeVisible();
  },
};

/** A state that this version does not know was paid too. */
export const UnknownState: Story = {
  tags: ['!autodocs'],
  args: { order: unknownOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid by card on 20 November at 18:52.')).toBeVisible();
    await expect(canvas.queryByText('You have not been charged.')).not.toBeInTheDocument();
  },
};

/** Declined: what was ordered, and the money that goes back. */
export const Declined: Story = {
  args: { order: declinedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What was ordered' })).toBeVisible();
    await expect(canvas.getByText('Paid by card on 20 November at 18:52.')).toBeVisible();
    await expect(canvas.getByText('£31.74 goes back to you, so you have paid nothing.')).toBeVisible();
  },
};

/** A dish was missing, and its price goes back. */
export const PartlyRefunded: Story = {
  args: { order: partlyRefundedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£9.25 goes back to you, so you have paid £22.49.')).toBeVisible();
  },
};

/** Cancelled, and nothing refunded yet: no refund is promised. */
export const Cancelled: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid by card on 20 November at 18:52.')).toBeVisible();
    await expect(canvas.queryByText(/goes back to you/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('You have not been charged.')).not.toBeInTheDocument();
  },
};

/** With alcohol: marked. */
export const Alcohol: Story = {
  args: { order: withAlcohol(placedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 or over')).toBeInTheDocument();
  },
};

/** One column on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
