import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import {
  alcoholOrder,
  amara,
  automaticOrder,
  cancelledOrder,
  dietsOrder,
  forCollection,
  hostileCustomer,
  hostileOrder,
  notStatedOrder,
  saffron,
  tippedOrder,
} from '../../testing/mail-fixtures.ts';
import { TicketMail } from './TicketMail.tsx';

const meta = {
  component: TicketMail,
  args: { order: automaticOrder, restaurant: saffron, customer: amara },
  render: (facts, { globals }) => <MailPreview kind="ticket" facts={facts} scheme={chosenScheme(globals)} />,
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** for each order of a restaurant that has no device paired: the kitchen cooks from it. It has the layout of the
80 mm ticket, prints in one colour, and its text twin fits 42 columns.

**Not for** customers: allergens are written for the kitchen, and the phone number is the customer's.

**Do** multiply choices by the quantity of their dish, and set time, number, name, way, note and allergens large. **Do
not** leave a dish without a word about its allergens.
`,
      },
    },
  },
} satisfies Meta<typeof TicketMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Accepted automatically: the promise, where it goes, the note, and each choice twice. */
export const Delivery: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('S-1042 Delivery 19:26 Amara Okafor');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('S-1042');
    await expect(text).toContain('At the door by 19:26');
    await expect(text).toContain('2 × Medium');
    await expect(text).toContain('CONTAINS milk, mustard');
    await expect(text).toContain('Ring 07700 900318');
  },
};

/** Cancelled by the customer: the kitchen must not cook it, and reads that before all else. */
export const Cancelled: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvasElement }) => {
    const { subject, text } = await readMail(canvasElement);
    await expect(subject).toMatch(/^CANCELLED S-1042 Delivery /);
    await expect(text.indexOf('Do not cook this order.')).toBeLessThan(text.indexOf('S-1042'));
  },
};

/** Nobody drives: no address. */
export const Collection: Story = {
  args: { order: forCollection(automaticOrder) },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('COLLECTION');
    await expect(text).toContain('Ready by 19:26');
    await expect(text).not.toContain('Granary Wharf');
  },
};

/** Before a promise there is an estimate. */
export const NotAnswered: Story = {
  args: { order: { ...automaticOrder, promisedFrom: null, promisedTo: null } },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Estimated at the door by 19:26');
  },
};

/** Not stated, none, and only traces. */
export const AllergensNotStated: Story = {
  args: { order: notStatedOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('ALLERGENS NOT STATED');
    await expect(text).toContain('CONTAINS none listed');
    await expect(text).toContain('MAY CONTAIN nuts, peanuts');
  },
};

/** What customers type stays inside of its lines. */
export const HostileText: Story = {
  args: { order: hostileOrder, customer: hostileCustomer },
  play: async ({ canvasElement }) => {
    const { subject, wide } = await readMail(canvasElement);
    await expect(wide.getByText(/<script>alert/)).toBeVisible();
    await expect(subject).not.toMatch(/[\r\n\u202e]/);
  },
};

/** With alcohol: the one who hands it over asks for proof of age. */
export const Alcohol: Story = {
  args: { order: alcoholOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('CHECK AGE: 18 or over.');
  },
};

/** A tip stands above what was paid. */
export const WithTip: Story = {
  args: { order: tippedOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toMatch(/Tip\s+£2\.50\s+Paid\s+£41\.48/);
  },
};

/** What the dishes are as they were chosen. */
export const Diets: Story = {
  args: { order: dietsOrder },
  play: async ({ canvasElement }) => {
    const { text } = await readMail(canvasElement);
    await expect(text).toContain('Vegan, Halal');
  },
};
