import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { filledBreakdown } from '../../private/fixtures/carts.ts';
import { column } from '../CartColumn.stories.css.ts';
import { PriceBreakdownList } from './PriceBreakdownList.tsx';

const meta = {
  component: PriceBreakdownList,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: { breakdown: filledBreakdown, mode: 'delivery' },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** wherever an order's sums show: cart, checkout, receipt. Every figure comes from the server.

**Not for** reckoning: it adds up nothing itself.

**Do** show every fee before the customer pays, as UK law asks. **Do not** list a fee of nothing, but for delivery,
which says "Free".

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof PriceBreakdownList>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (list: HTMLElement) =>
  [...list.querySelectorAll('dt')].map(
    (term) => `${term.textContent} ${term.nextElementSibling?.textContent}`,
  );

/** Everything an order may cost, the discount with a minus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual([
      'Subtotal £31.40',
      'Discount −£3.14',
      'Delivery £2.49',
      'Service fee £0.99',
      'Total £31.74',
    ]);
  },
};

/** On a receipt the promo code stands with its discount. */
export const WithPromoCode: Story = {
  args: { promoCode: 'SMOKE10' },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toContain('Discount (SMOKE10) −£3.14');
  },
};

/** A tip has its own line, after everything that has to be paid. */
export const WithTip: Story = {
  args: { breakdown: { ...filledBreakdown, tipAmount: pence(200), totalAmount: pence(3374) } },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement).slice(-3)).toEqual([
      'Service fee £0.99',
      'Tip £2.00',
      'Total £33.74',
    ]);
  },
};

/** Free delivery is said in a word; without discount and service fee their lines are left out. */
export const FreeDelivery: Story = {
  args: {
    breakdown: {
      ...filledBreakdown,
      discount: pence(0),
      shippingCost: pence(0),
      applicationFeeAmount: pence(0),
      totalAmount: filledBreakdown.subtotal,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual(['Subtotal £31.40', 'Delivery Free', 'Total £31.40']);
  },
};

/** Before anybody knows in which of several areas the order goes, the fee is the least it can be, and never "Free". */
export const DeliveryFrom: Story = {
  args: { isDeliveryFrom: true },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toContain('Delivery from £2.49');
  },
};

/** So it is where the area with the lowest fee has none on this order. */
export const DeliveryFromNothing: Story = {
  tags: ['!autodocs'],
  args: { isDeliveryFrom: true, breakdown: { ...filledBreakdown, shippingCost: pence(0) } },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toContain('Delivery from £0.00');
  },
};

/** Collection has no line for delivery. */
export const Collection: Story = {
  args: { mode: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Delivery')).not.toBeInTheDocument();
  },
};

/** A newer breakdown is on its way: the last one stays, dimmed. */
export const Updating: Story = {
  args: { isUpdating: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Every fee has its line before the customer pays. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  args: { mode: 'delivery' },
};

/** £3.48 of the total have no line. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  args: {
    mode: 'collection',
    breakdown: {
      ...filledBreakdown,
      discount: pence(0),
      applicationFeeAmount: pence(0),
      totalAmount: pence(3488),
    },
  },
};
