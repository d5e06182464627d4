import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes } from '@tiffin/domain';
import { expect } from 'storybook/test';
import { withAlcohol } from '../../private/fixtures/alcohol.ts';
import {
  acceptedOrder,
  afterOrdering,
  collectedOrder,
  placedOrder,
  preparingOrder,
  unansweredOrder,
} from '../../private/fixtures/orders.ts';
import { OrderPlace } from './OrderPlace.tsx';

const notes = {
  note: 'Please leave coriander off the naan.',
  allergyNote: 'Sesame',
  riderNote: 'Green door, second bell.',
  wantsCutlery: true,
};

const meta = {
  component: OrderPlace,
  args: {
    order: { ...preparingOrder, ...notes },
    times: orderTimes(afterOrdering, 'Europe/London'),
    restaurantName: 'Saffron & Smoke',
    restaurantAddress: '18 Call Lane, Leeds LS1 6DN',
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on an order's page: where it goes, or where it is collected, and what its customer wrote.

**Not for** an address that can be changed: that is a row of \`AddressList\`.

**Do** say when the restaurant has seen an allergy. **Do not** say so where nobody has: an order that was accepted
automatically was not read.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof OrderPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
const rowsIn = (canvasElement: HTMLElement) => Array.from(canvasElement.querySelectorAll('p'), wordsOf);

/** To an address, with all that can be written for the kitchen and the rider. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Where and how' })).toBeVisible();
    await expect(rowsIn(canvasElement)).toEqual([
      'Flat 4, Granary WharfLeeds, LS1 4GJ',
      'Green door, second bell. for the rider',
      'Please leave coriander off the naan. your note for the kitchen',
      'Sesame your allergy, seen by the restaurant at 18:54',
      'Cutlery and napkins packed with your order',
    ]);
    // Words in Arabic go from right to left among the others.
    for (const written of ['Green door, second bell.', 'Please leave coriander off the naan.', 'Sesame'])
      await expect(canvas.getByText(written)).toHaveAttribute('dir', 'auto');
  },
};

/** Nothing was written. */
export const AddressOnly: Story = {
  args: { order: { ...placedOrder, note: '' } },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement)).toEqual(['Flat 4, Granary WharfLeeds, LS1 4GJ']);
  },
};

/** Collection: the restaurant's own address. */
export const Collection: Story = {
  args: { order: { ...collectedOrder, note: '' } },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement)).toEqual(['Saffron & Smoke18 Call Lane, Leeds LS1 6DN']);
  },
};

/** The restaurant has not answered: nobody is known to have read of the allergy. */
export const AllergyUnseen: Story = {
  args: { order: { ...unansweredOrder, ...notes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your allergy')).toBeVisible();
    await expect(canvas.queryByText(/seen by/)).not.toBeInTheDocument();
  },
};

/** Accepted automatically: nobody has read it either. */
export const AllergyAcceptedAutomatically: Story = {
  tags: ['!autodocs'],
  args: { order: { ...acceptedOrder, ...notes, acceptBy: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your allergy')).toBeVisible();
    await expect(canvas.queryByText(/seen by/)).not.toBeInTheDocument();
  },
};

/** With alcohol: the proof of age that the door asks for. */
export const Alcohol: Story = {
  args: { order: withAlcohol(placedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Proof of age')).toBeVisible();
    await expect(canvas.getByText(/^Have it ready at the door\./)).toBeVisible();
  },
};

/** Collected with alcohol. */
export const AlcoholCollected: Story = {
  tags: ['!autodocs'],
  args: { order: { ...withAlcohol(placedOrder), mode: 'collection' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Bring it with you\./)).toBeVisible();
  },
};

/** Long words break within the card. */
export const LongNote: Story = {
  tags: ['!autodocs'],
  args: { order: { ...preparingOrder, ...notes, riderNote: 'w'.repeat(200) } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
