import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alcoholOrder } from '../../private/fixtures/alcohol.ts';
import { erasedOrder, hostileOrder, kitchenOrder, leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { dietsOrder } from '../../private/fixtures/marked-dish.ts';
import { configuredOrder, kitchenNamesOrder } from '../story-fixtures/counter-orders.ts';
import { OrderTicket } from './OrderTicket.tsx';

const meta = {
  component: OrderTicket,
  args: { counterOrder: kitchenOrder, times: leedsTimes, printedAt: '2026-11-20T18:48:00.000Z' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in a \`PrintRoll\`, for what the kitchen cooks from. It is printed when an order is accepted, not before.

**Not for** the customer's receipt (\`OrderReceipt\`), nor for the bag (\`BagLabel\`).

**Do** mark every later print with \`copy\`: two tickets without it are cooked twice. **Do not** print prices.

**Keyboard**: paper takes no focus.
`,
      },
    },
  },
} satisfies Meta<typeof OrderTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Printed at Accept: the promise, the note, each choice as often as its dish, both lists of allergens. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const ticket = canvas.getByRole('article', { name: 'Kitchen ticket S-1042' });
    await step('What is cooked, by when', async () => {
      await expect(ticket).toHaveTextContent('4 items');
      await expect(ticket).toHaveTextContent('Delivery ASAP');
      await expect(ticket).toHaveTextContent('At the door by 19:22');
      await expect(ticket).toHaveTextContent('2 × Medium');
      await expect(ticket).toHaveTextContent('Contains milk, mustardMay contain none listed');
      await expect(ticket).toHaveTextContent('! ALLERGYSesame');
    });
    await step('Where it goes, and what goes with it', async () => {
      await expect(ticket).toHaveTextContent('Deliver toFlat 4, Granary WharfLeedsLS1 4GJRing 07700 900318');
      await expect(ticket).toHaveTextContent('For the riderGreen door, second bell.');
      await expect(ticket).toHaveTextContent('No cutlery');
    });
    await step('When it was printed; no prices', async () => {
      await expect(ticket).toHaveTextContent('Placed 18:46 Printed 18:48');
      await expect(ticket).not.toHaveTextContent('£');
      await expect(ticket).not.toHaveTextContent('COPY');
    });
  },
};

/** The kitchen cooks by names of its own; where it has none, by the menu's. */
export const KitchenNames: Story = {
  args: { counterOrder: kitchenNamesOrder },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article');
    await expect(canvas.getByText('Tikka')).toBeVisible();
    await expect(ticket).toHaveTextContent('2 × Pilau');
    await expect(ticket).toHaveTextContent('Lamb seekh roll');
    await expect(ticket).not.toHaveTextContent(/Smoked|Saffron/);
  },
};

/** Several of one choice, and what was chosen for another under it. */
export const Configured: Story = {
  args: { counterOrder: configuredOrder },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent.replace('\u00a0', ' '));
    await expect(rows.slice(1)).toEqual([
      '2 × Large',
      '4 × Smoked chicken',
      '2 × Crisp onions',
      '2 × Tomato and basil',
      '2 × Lamb keema',
      '2 × No cheese',
    ]);
  },
};

/** Printed again: says so before all else. */
export const Copy: Story = {
  args: {
    printedAt: '2026-11-20T19:03:00.000Z',
    copy: { number: 2, firstPrintedAt: '2026-11-20T18:48:00.000Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').firstElementChild).toHaveTextContent('COPY 2');
    await expect(canvas.getByText('Printed 19:03, first at 18:48')).toBeVisible();
  },
};

/** The 58 mm roll: the same facts, in 48 mm. */
export const Narrow: Story = {
  args: { width: 58 },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article');
    await expect(Math.round((ticket.getBoundingClientRect().width / 96) * 25.4)).toBe(58);
    await expect(ticket.scrollWidth).toBe(ticket.clientWidth);
    // One line of 12 pt, not a letter below the other.
    await expect(canvas.getByText('4 items').clientHeight).toBe(20);
  },
};

/** Collection: an estimate in place of a promise, a dish without stated allergens, no customer, a note of spaces. */
export const Collection: Story = {
  args: { counterOrder: { ...erasedOrder, order: { ...erasedOrder.order, note: '  ' } } },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article');
    await expect(ticket).toHaveTextContent('Collection ASAP');
    await expect(ticket).toHaveTextContent('Estimated ready by 18:20');
    await expect(ticket).toHaveTextContent('ALLERGENS NOT STATED');
    await expect(ticket).not.toHaveTextContent('Ring');
    await expect(ticket).not.toHaveTextContent('NOTE');
  },
};

/** Cancelled after it was printed: the kitchen reads first that it must not cook it. */
export const Cancelled: Story = {
  args: { counterOrder: { ...kitchenOrder, order: { ...kitchenOrder.order, status: 'cancelled' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').firstElementChild).toHaveTextContent('CANCELLED. DO NOT COOK.');
  },
};

/** What customers type stays on the paper, on both rolls. */
export const HostileText: Story = {
  args: { counterOrder: hostileOrder, width: 58 },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article');
    await expect(canvas.getByText(/<script>alert/)).toBeVisible();
    await expect(ticket.scrollWidth).toBe(ticket.clientWidth);
  },
};

/** What the dishes are as they were chosen. */
export const Diets: Story = {
  args: { counterOrder: dietsOrder },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Vegan, Halal');
    await expect(second).not.toHaveTextContent(/Vegan|Vegetarian|Halal/);
  },
};

/** With alcohol: the one who hands it over asks for proof of age, and knows what to do without. */
export const Alcohol: Story = {
  args: { counterOrder: alcoholOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      'CHECK AGE: 18 or overAsk for proof at the door. Nobody is 18 or over: bring the drink back.',
    );
  },
};
