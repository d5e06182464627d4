import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type DeliveryArea,
  type DeliveryDestination,
  judgeDelivery,
  type OrderingMode,
  openStatus,
  pence,
} from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { leedsReach, lookUpFixture } from '../../private/fixtures/postcodes.ts';
import { fridayEvening, saffron, saffronTerms } from '../../private/fixtures/restaurants.ts';
import { OrderBar } from '../OrderBar/OrderBar.tsx';
import { below } from './PostcodeCheck.stories.css.ts';
import { PostcodeCheck } from './PostcodeCheck.tsx';

const granaryWharf = { postalCode: 'LS1 4GJ', latitude: 53.7925, longitude: -1.5491 };
const roundhay = { postalCode: 'LS17 8TQ', latitude: 53.868, longitude: -1.51 };

const meta = {
  component: PostcodeCheck,
  args: {
    reach: leedsReach,
    terms: saffronTerms,
    destination: null,
    lookUpPostcode: lookUpFixture,
    onDestination: fn(),
    onCollect: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** in the order bar, for delivery: a visitor enters a postcode and reads fee, minimum and time, or that the
restaurant does not come there.

**Not for** an address: that is the \`AddressForm\`, which starts from the postcode kept here.

**Do** say at once what is possible instead. **Do not** ask a customer whose address is known.

| Key | What it does |
|---|---|
| Tab | goes to the postcode, then to Check |
| Enter | checks the postcode; the focus goes on to the answer |
`,
      },
    },
  },
  // The app keeps the place and the mode; here the story does. The bar round it shows the terms of the place.
  render: ({ destination: first, onDestination, onCollect, ...props }) => {
    const [destination, setDestination] = useState<DeliveryDestination | null>(first);
    const [mode, setMode] = useState<OrderingMode>('delivery');
    const { area } = judgeDelivery(props.reach, destination);
    const isFrom = area === null && props.reach.areas.length > 1;
    const terms = { ...props.terms, isFrom, delivery: area ?? props.terms.delivery };
    return (
      <div className={below}>
        <OrderBar
          restaurant={saffron}
          status={openStatus(saffron, fridayEvening)}
          terms={terms}
          mode={mode}
          onModeChange={setMode}
          isPlaced={area !== null || props.isAddress}
          postcode={
            <PostcodeCheck
              {...props}
              terms={terms}
              destination={destination}
              onDestination={(place) => {
                setDestination(place);
                onDestination(place);
              }}
              onCollect={() => {
                setMode('collection');
                onCollect();
              }}
            />
          }
        />
      </div>
    );
  },
} satisfies Meta<typeof PostcodeCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anyone has said where: the postcode first, and the sum of the fees. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Your postcode' });
    await expect(
      canvas.getByText(
        'We deliver up to 5 km from Call Lane, Leeds. Your postcode shows the fee, the minimum and the time.',
      ),
    ).toBeInTheDocument();
    await step('Enter checks it, and the focus goes on to the answer', async () => {
      await userEvent.type(postcode, 'ls14gj{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change postcode' })).toHaveFocus());
      await expect(args.onDestination).toHaveBeenLastCalledWith(granaryWharf);
      await expect(canvas.getByRole('status')).toHaveTextContent('We deliver to LS1 4GJ, 0.6 km away.');
      await expect(canvas.getByText('Minimum order')).toBeInTheDocument();
    });
    await step('Changing it starts from the postcode of before', async () => {
      await userEvent.keyboard('{Enter}');
      const again = canvas.getByRole('textbox', { name: 'Your postcode' });
      await expect(again).toHaveFocus();
      await expect(again).toHaveValue('LS1 4GJ');
      await expect(args.onDestination).toHaveBeenLastCalledWith(null);
    });
  },
};

/** A place inside: time, fees and minimum there. */
export const Found: Story = {
  args: { destination: granaryWharf },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('30 to 40 min')).toBeVisible();
    await expect(canvas.getByText('£2.49')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We deliver to LS1 4GJ, 0.6 km away. Dish prices plus £3.48. Nothing else is added at checkout.',
    );
  },
};

const area = (fields: Partial<DeliveryArea>): DeliveryArea => ({
  ...saffronTerms.delivery,
  ...{ name: null, postcodes: null, radiusKm: null },
  ...fields,
});
const severalAreas = {
  ...leedsReach,
  areas: [
    area({ name: 'City centre', postcodes: ['LS1', 'LS2'], fee: pence(199) }),
    area({ name: 'Headingley', postcodes: ['LS6'], fee: pence(299), minimumOrder: pence(2000) }),
    area({ name: 'Nearby', radiusKm: 8, fee: pence(399), minutesTo: 60 }),
  ],
};

/** Where areas differ, the lowest fee says "from" until the place is known. */
export const SeveralAreas: Story = {
  args: {
    reach: severalAreas,
    terms: { ...saffronTerms, delivery: { ...saffronTerms.delivery, fee: pence(199), minutesTo: 60 } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Dish prices plus/).closest('p')).toHaveTextContent(
      'Dish prices plus from £2.98. Nothing else is added at checkout.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your postcode' }), 'LS6 3HN');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByText('£2.99')).toBeVisible());
    await expect(canvas.getByText('£20.00')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('We deliver to LS6 3HN');
  },
};

/** Outside: how far it is, how far the restaurant goes, and that the order can be collected. */
export const Outside: Story = {
  args: { destination: roundhay },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We do not deliver to LS17 8TQ.It is 8.3 km away and we go as far as 5 km. Collection is ready in 15 to 20 min.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your postcode' })).toHaveValue('LS17 8TQ');
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collect instead' }));
    await expect(args.onCollect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Outside of a restaurant that goes by postcodes and has no collection: neither distance nor another way. */
export const OutsidePostcodes: Story = {
  tags: ['!autodocs'],
  args: {
    destination: roundhay,
    reach: { ...leedsReach, areas: [area({ postcodes: ['LS1'] })], hasCollection: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^We do not deliver to LS17 8TQ\.$/);
    await expect(canvas.queryByRole('button', { name: 'Collect instead' })).not.toBeInTheDocument();
  },
};

/** What is no postcode is said at the field, in the specification's words. */
export const NotAPostcode: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Your postcode' });
    await userEvent.type(postcode, 'Leeds');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(postcode).toBeInvalid();
    await expect(postcode).toHaveAccessibleDescription('Please enter a valid UK postcode');
    await expect(postcode).toHaveFocus();
    await expect(args.onDestination).not.toHaveBeenCalled();
    await userEvent.type(postcode, ' LS1');
    await expect(postcode).toBeValid();
  },
};

/** A new home that no map has, where a radius decides. */
export const NotOnTheMap: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your postcode' }), 'LS10 4ZZ{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'We cannot find LS10 4ZZ on the map.New homes are often missing.',
      ),
    );
    await expect(args.onDestination).toHaveBeenLastCalledWith(null);
  },
};

/** The same new home, where a postcode decides: the map is not needed. */
export const NewHomeInside: Story = {
  tags: ['!autodocs'],
  args: { reach: { ...leedsReach, areas: [area({ postcodes: ['LS10'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your postcode' }), 'LS10 4ZZ{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^We deliver to LS10 4ZZ\. Dish prices/),
    );
  },
};

/** The postcode service is away. */
export const ServiceAway: Story = {
  tags: ['!autodocs'],
  args: { lookUpPostcode: () => Promise.reject(new Error('The service is down')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your postcode' }), 'LS1 4GJ{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('We cannot look up postcodes at the moment.'),
    );
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

/** Without a connection. */
export const Offline: Story = {
  tags: ['!autodocs'],
  args: { lookUpPostcode: () => Promise.reject(new Error('No connection')) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your postcode' }), 'LS1 4GJ{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'You are offline.Check the postcode again once you are connected.',
      ),
    );
  },
};

/** While the postcode is looked up. */
export const Checking: Story = {
  tags: ['!autodocs'],
  args: { lookUpPostcode: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your postcode' }), 'LS1 4GJ{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: /Check/ })).toHaveAttribute('aria-busy', 'true');
    await expect(args.lookUpPostcode).toHaveBeenCalledOnce();
  },
};

/** A customer's own address: nothing is asked, it is changed in the cart. */
export const OwnAddress: Story = {
  args: { destination: granaryWharf, isAddress: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We deliver to LS1 4GJ');
    await expect(canvas.queryByRole('button', { name: 'Change postcode' })).not.toBeInTheDocument();
  },
};

/** On phones: the field across, what is known in one line, and the terms behind theirs. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your postcode' });
    const row = field.closest('form')?.getBoundingClientRect().height;
    await userEvent.type(field, 'LS1 4GJ{Enter}');
    const change = await canvas.findByRole('button', { name: 'Change postcode' });
    await expect(canvas.getByText('LS1 4GJ')).toBeVisible();
    await expect(canvas.getByText(', 0.6 km away')).not.toBeVisible();
    // What stands below does not move.
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(row);
    await expect(change).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Fees £3.48 · 30 to 40 min · min £15.00' }),
    ).toBeVisible();
  },
};

/** Outside, on phones. */
export const OutsideOnPhone: Story = {
  args: { destination: roundhay },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Collect instead' })).toBeVisible();
  },
};
