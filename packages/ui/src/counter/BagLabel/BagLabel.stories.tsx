import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alcoholOrder } from '../../private/fixtures/alcohol.ts';
import { erasedOrder, hostileOrder, kitchenOrder, leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { BagLabel } from './BagLabel.tsx';

const meta = {
  component: BagLabel,
  args: {
    counterOrder: kitchenOrder,
    restaurantName: 'Saffron & Smoke',
    times: leedsTimes,
    bag: 1,
    bagCount: 2,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in a \`PrintRoll\`, once for each bag of an order.

**Not for** the kitchen: that cooks from an \`OrderTicket\`, which has choices and the allergens of each dish.

**Do** print as many as there are bags, so that the rider counts them. **Do not** leave out dishes whose allergens were
not stated: the label names them.

**Keyboard**: paper takes no focus.
`,
      },
    },
  },
} satisfies Meta<typeof BagLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of two bags, with the allergens of the whole order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByRole('article', { name: 'Bag label S-1042, 1 of 2' });
    await expect(label).toHaveTextContent('Bag 1 of 2');
    await expect(label).toHaveTextContent('Delivery by 19:22');
    await expect(label).toHaveTextContent('Flat 4, Granary WharfLeedsLS1 4GJRing 07700 900318');
    await expect(label).toHaveTextContent('For the riderGreen door, second bell.');
    await expect(label).toHaveTextContent('! ALLERGYSesame');
    await expect(label).toHaveTextContent('In this order: cereals containing gluten, eggs, milk, mustard.');
    await expect(label).toHaveTextContent('May contain: sesame.');
    await expect(label).toHaveTextContent('Allergies: 0113 496 0142');
  },
};

/** The 58 mm roll: the count of bags stands below the name, whose words are not broken. */
export const Narrow: Story = {
  args: { width: 58, restaurantName: 'The Small Kitchen' },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('article');
    const name = canvas.getByText('The Small Kitchen').getBoundingClientRect();
    await expect(name.height).toBeLessThan(60);
    await expect(canvas.getByText(/^Bag \d of \d$/).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.bottom,
    );
    await expect(label.scrollWidth).toBe(label.clientWidth);
  },
};

/** Collection: no address; a dish whose allergens were not stated is named. */
export const NotStated: Story = {
  args: { counterOrder: erasedOrder, bagCount: 1 },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('article');
    await expect(label).toHaveTextContent('Bag 1 of 1');
    await expect(label).not.toHaveTextContent('Granary Wharf');
    await expect(label).toHaveTextContent('Not stated: Smoked chicken tikka.');
  },
};

/** What people type stays on the label. */
export const HostileText: Story = {
  args: { counterOrder: hostileOrder, width: 58 },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('article');
    await expect(label.scrollWidth).toBe(label.clientWidth);
  },
};

/** With alcohol, to be collected. */
export const Alcohol: Story = {
  args: {
    counterOrder: {
      ...alcoholOrder,
      order: { ...alcoholOrder.order, mode: 'collection', address: null, riderNote: '' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      'CHECK AGE: 18 or overAsk for proof before you hand it over.',
    );
  },
};
