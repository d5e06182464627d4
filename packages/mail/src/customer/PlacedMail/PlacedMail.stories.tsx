import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import {
  alcoholOrder,
  automaticOrder,
  customerFacts,
  forCollection,
  forno,
  freeOrder,
  hostileCustomer,
  hostileOrder,
  longOrder,
  notStatedOrder,
  promoOrder,
  tippedOrder,
} from '../../testing/mail-fixtures.ts';
import { PlacedMail } from './PlacedMail.tsx';

const meta = {
  component: PlacedMail,
  args: customerFacts,
  render: (facts, { globals }) => <MailPreview kind="placed" facts={facts} scheme={chosenScheme(globals)} />,
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** once for each order, as soon as it is paid. It is the copy that the law wants the customer to keep: trader,
dishes with choices and allergens, every fee, total, where and when, how to cancel and complain, and when the contract
is made.

**Not for** an order that is not paid: nothing is sent then.

**Do** write allergens as the order has them; what was not stated is "not stated". **Do not** shorten it: no later mail
repeats the fees and the rights.
`,
      },
    },
  },
} satisfies Meta<typeof PlacedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not answered yet: until when the restaurant answers, and that it can be cancelled. */
export const Delivery: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('Order S-1042 placed, £38.98');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Order placed');
    await expect(phone.getByRole('link', { name: 'Follow your order' })).toHaveAttribute(
      'href',
      'https://saffronandsmoke.example/orders/5f0c0ffee0ddba1100000c01',
    );
    await expect(wide.getByText(/at the latest at 18:51/)).toBeVisible();
    await expect(text).toContain('1 × Lamb seekh roll');
    await expect(
      phone.getByText(/contains cereals containing gluten, eggs, mustard. May contain/),
    ).toBeVisible();
    await expect(text).toContain('Total paid, VAT included: £38.98');
    await expect(wide.getByText(/there is no right to return it/)).toBeVisible();
  },
};

/** Where it is collected, and no delivery fee. */
export const Collection: Story = {
  args: { order: forCollection(customerFacts.order) },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Collecting from\nSaffron & Smoke\n18 Call Lane');
    await expect(text).not.toContain('Delivery:');
    await expect(text).toContain('Service fee: £0.99');
  },
};

/** The restaurant accepts orders automatically: the contract is made, and only a call can cancel. */
export const AcceptedAutomatically: Story = {
  args: { order: automaticOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('has accepted your order, so the contract');
    await expect(text).not.toContain('Cancel order');
    await expect(text).not.toContain('not answered');
  },
};

/** The discount and its code. */
export const WithPromo: Story = {
  args: { order: promoOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Discount (SMOKE10): −£3.55');
    await expect(text).toContain('Total paid, VAT included: £35.43');
  },
};

/** A promo code has paid for everything. */
export const FreeOrder: Story = {
  args: { order: freeOrder },
  play: async ({ canvasElement }) => {
    const { subject, text } = await readMail(canvasElement);
    await expect(subject).toBe('Order S-1042 placed, £0.00');
    await expect(text).toContain('There was nothing to pay.');
    await expect(text).not.toContain('Paid by card');
  },
};

/** Not stated is never called free-from; nor is a trace. */
export const AllergensNotStated: Story = {
  args: { order: notStatedOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Allergens: not stated. Ring the restaurant before you eat it.');
    await expect(text).toContain('Allergens: none of the 14 allergens.');
    await expect(text).toContain('Allergens: may contain nuts, peanuts.');
  },
};

/** A tip has its own line, above the total that it is part of. */
export const WithTip: Story = {
  args: { order: tippedOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toMatch(/Service fee: £0\.99\s+Tip: £2\.50\s+Total[^\n]*: £41\.48/);
  },
};

/** Twenty-four dishes: still below the 102 kB at which Gmail cuts a mail. */
export const LongOrder: Story = {
  args: { order: longOrder },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(text).toContain('1 × Lamb seekh roll 24');
    await expect(wide.getAllByText(/^Smoked chicken tikka/)).toHaveLength(12);
  },
};

/** Tags, direction marks, line breaks, very long words and emoji in names, note and address are only text. */
export const HostileText: Story = {
  args: { order: hostileOrder, customer: hostileCustomer },
  play: async ({ canvasElement }) => {
    const { wide, phone, text } = await readMail(canvasElement);
    await expect(wide.getByText(/<img src=x onerror=alert/)).toBeVisible();
    await expect(phone.getByText(/<script>alert/)).toBeVisible();
    await expect(text).toContain('<b>drow</b>');
  },
};

/** Forno Nonna: another hue, and no VAT number. */
export const OtherRestaurant: Story = {
  args: { restaurant: forno },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Forno Nonna is run by Forno Nonna Ltd');
    await expect(text).not.toContain('VAT number');
  },
};

/** With alcohol: the proof of age that the door asks for. */
export const Alcohol: Story = {
  args: { order: alcoholOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Have proof of age ready at the door');
  },
};
