import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { homeAddress } from '../../private/fixtures/carts.ts';
import { moveAway } from '../../private/fixtures/move-away.ts';
import { leedsPlace, leedsReach, lookUpFixture } from '../../private/fixtures/postcodes.ts';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

const meta = {
  component: AddressForm,
  args: {
    customerName: 'Amira Khan',
    lookUpPostcode: fn(lookUpFixture),
    cancelHref: '/profile',
    onSubmit: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** to add an address or to edit a saved one. It loads by itself (\`@tiffin/ui/address-form\`), so that no other
page carries its form library and schemas.

**Not for** choosing among saved addresses: that is the \`AddressPicker\`.

**Do** ask for the postcode first and fill in the rest. **Do not** empty a field when saving fails.

| Key | What it does |
|---|---|
| Arrow keys | choose the type of address |
| Enter | saves |
`,
      },
    },
  },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof AddressForm>;

/** A saved address whose postcode has not been found yet: Save looks it up. */
const unlocated = { ...homeAddress, isVerified: false, latitude: null, longitude: null };

/** From an empty form to a saved address: the postcode fills city, region, country and coordinates. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText('Your address appears here')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Apartment' }));
    await step('A valid postcode is looked up once, and the answer announced', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'ls14gj');
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Found: Leeds, Yorkshire and The Humber'),
      );
      await expect(args.lookUpPostcode).toHaveBeenCalledTimes(1);
      await expect(args.lookUpPostcode).toHaveBeenCalledWith('LS1 4GJ');
      await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
      await expect(canvas.getByRole('textbox', { name: 'Region' })).toHaveValue('Yorkshire and The Humber');
      await expect(canvas.getByRole('textbox', { name: 'Country' })).toHaveValue('England');
    });
    await step('The address is composed as the building is typed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), 'Flat 4, Granary Wharf');
      await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS1 4GJ');
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        'Flat 4, Granary Wharf, Leeds, Yorkshire and The Humber, England',
      );
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Make this my default address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    const { ok, ...place } = leedsPlace;
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...place,
        type: 'apartment',
        postalCode: 'LS1 4GJ',
        building: 'Flat 4, Granary Wharf',
        address: 'Flat 4, Granary Wharf, Leeds, Yorkshire and The Humber, England',
        isDefault: true,
      }),
    );
    await expect(ok).toBe(true);
  },
};

/** Nothing filled in: every message at its field and in the summary, which takes focus; nothing is sent. */
export const Empty: Story = {
  decorators: [pressed('Save address')],
  // The summary takes the focus.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: async ({ args, canvas, step, userEvent }) => {
    const summary = await canvas.findByRole('alert', { name: 'Four things to fix' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await step('Each line leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid UK postcode' }));
      await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('link', { name: 'Building number is required' }));
      const building = canvas.getByRole('textbox', { name: 'Building' });
      await expect(building).toHaveFocus();
      await expect(building).toHaveAccessibleDescription('Building number is required');
      await userEvent.click(canvas.getByRole('link', { name: 'Please choose an address type' }));
      await expect(canvas.getByRole('radio', { name: 'Apartment' })).toHaveFocus();
    });
    await step('What is put right leaves the summary', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), '4');
      await expect(canvas.queryByRole('link', { name: 'Building number is required' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Address is required' })).toBeNull();
      await expect(canvas.getByRole('alert', { name: 'Two things to fix' })).toBeVisible();
    });
  },
};

/** Saved again with only half a postcode typed: every wrong field keeps its message. */
export const SavedAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save address' });
    await userEvent.click(save);
    await canvas.findByRole('alert', { name: 'Four things to fix' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'LS1 4');
    await expect(args.lookUpPostcode).not.toHaveBeenCalled();
    for (const attempt of ['second', 'third']) {
      await step(`The ${attempt} attempt shows every message`, async () => {
        await userEvent.click(save);
        const summary = await canvas.findByRole('alert', { name: 'Four things to fix' });
        await waitFor(() => expect(summary).toHaveFocus());
        await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
          /Please enter a valid UK postcode/,
        );
        await expect(canvas.getByRole('textbox', { name: 'Building' })).toHaveAccessibleDescription(
          'Building number is required',
        );
        await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
          'Address is required',
        );
      });
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** With the building empty the address is cleared and nothing is sent (spec §5). */
export const BuildingMissing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'House' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'LS1 4GJ');
    const address = canvas.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveValue('Leeds, Yorkshire and The Humber, England'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByRole('alert', { name: 'Two things to fix' });
    await expect(address).toHaveValue('');
    await expect(address).toHaveAccessibleDescription('Address is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), '27 Ash Grove');
    await expect(address).toHaveValue('27 Ash Grove, Leeds, Yorkshire and The Humber, England');
  },
};

/** Half a postcode is none: it is not looked up, and stays as it was typed. */
export const InvalidPostcode: Story = {
  args: { address: { ...unlocated, postalCode: 'LS1 4' } },
  decorators: [pressed('Save address')],
  // The summary takes the focus.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: async ({ args, canvas }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await canvas.findByRole('alert', { name: 'One thing to fix' });
    await expect(postcode).toHaveValue('LS1 4');
    await expect(postcode).toHaveAccessibleDescription(/Please enter a valid UK postcode/);
    await expect(args.lookUpPostcode).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A pasted postcode is understood with what it brings along; what is not a postcode is explained before Save. */
export const PastedPostcode: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await step('Half a postcode is explained at once', async () => {
      await userEvent.click(postcode);
      await userEvent.paste('Leeds, LS1');
      await expect(postcode).toHaveAccessibleDescription(/Please enter a valid UK postcode/);
    });
    await step('The message goes with the next key', async () => {
      await userEvent.clear(postcode);
      await expect(postcode).not.toHaveAccessibleDescription(/Please enter a valid UK postcode/);
    });
    await step('Direction marks, a dash and the town are understood', async () => {
      await userEvent.paste('\u202aLS1-4GJ\u202c, Leeds');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found: Leeds'));
      await expect(args.lookUpPostcode).toHaveBeenLastCalledWith('LS1 4GJ');
      await userEvent.tab();
      await expect(postcode).toHaveValue('LS1 4GJ');
    });
    await step('Brackets, a full stop, "UK" and the letter O for 0 are understood', async () => {
      await userEvent.clear(postcode);
      await userEvent.click(postcode);
      await userEvent.paste('(LS1O 4GJ.) UK');
      await waitFor(() => expect(args.lookUpPostcode).toHaveBeenLastCalledWith('LS10 4GJ'));
      await userEvent.tab();
      await expect(postcode).toHaveValue('LS10 4GJ');
    });
  },
};

/** The postcode service answers slowly: that it is being asked is shown and announced. */
export const LookingUp: Story = {
  args: { address: unlocated, lookUpPostcode: () => new Promise(() => {}) },
  decorators: [pressed('Save address')],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Looking up the postcode'));
  },
};

const toPostcodes = (...postcodes: readonly string[]) =>
  leedsReach.areas.map((area) => ({ ...area, radiusKm: null, postcodes }));
const districtsOnly = toPostcodes('LS1', 'LS2', 'LS10');

/** The postcode that a visitor has asked about is there for the first address, and already looked up. */
export const SuggestedPostcode: Story = {
  args: { suggestedPostcode: 'LS1 4GJ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS1 4GJ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found: Leeds'));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
  },
};

/** A postcode that nobody knows yet: a calm note, and the address is saved as it was written, without coordinates. */
export const PostcodeNotFound: Story = {
  args: {
    address: { ...unlocated, postalCode: 'LS10 4ZZ' },
    reach: { ...leedsReach, areas: districtsOnly },
  },
  decorators: [pressed('Save address')],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('We cannot find LS10 4ZZ on the map.');
    await expect(status).toHaveTextContent('the rider rings you if the door is hard to find');
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toBeValid();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ postalCode: 'LS10 4ZZ' }));
    await expect(args.onSubmit).not.toHaveBeenCalledWith(
      expect.objectContaining({ longitude: expect.anything() }),
    );
  },
};

/** A new home, typed by hand: nothing is in the way, and the label says that nobody has checked it. */
export const NewHome: Story = {
  tags: ['!autodocs'],
  args: { reach: { ...leedsReach, areas: toPostcodes('LS10') } },
  // The label stands beside the form on desktops only.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Apartment' }));
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.type(postcode, 'ls10 4zz');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('We cannot find LS10 4ZZ on the map.'));
    await expect(status).toHaveTextContent('the rider rings you if the door is hard to find');
    await expect(postcode).toBeValid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), 'Flat 12');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Leeds');
    await expect(canvas.getByRole('region', { name: 'Address preview' })).toHaveTextContent(
      'Typed by hand, not checked',
    );
    await step('It is saved without coordinates, and not looked up again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      const saved = { postalCode: 'LS10 4ZZ', building: 'Flat 12', city: 'Leeds', address: 'Flat 12, Leeds' };
      await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(saved));
      await expect(args.onSubmit).not.toHaveBeenCalledWith(
        expect.objectContaining({ longitude: expect.anything() }),
      );
      await expect(args.lookUpPostcode).toHaveBeenCalledOnce();
    });
  },
};

/** Where a radius decides, the note says what that means; Jersey is known, and has no place on the map. */
export const PostcodeWithoutPlace: Story = {
  args: {
    address: { ...unlocated, postalCode: 'JE2 3AB', city: 'St Helier', state: '', country: '' },
    reach: leedsReach,
  },
  decorators: [pressed('Save address')],
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('We cannot find JE2 3AB on the map.'));
    await expect(status).toHaveTextContent('Jersey, Guernsey and the Isle of Man are not on it.');
    await expect(status).toHaveTextContent('We deliver by distance, so not there until it is on the map.');
    await expect(status).toHaveTextContent('You can order for collection.');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ city: 'St Helier', country: 'Channel Islands' }),
      ),
    );
  },
};

/** Outside the delivery area: said at once, and saved all the same, for collection or another restaurant. */
export const OutsideArea: Story = {
  args: { address: { ...unlocated, postalCode: 'SW1A 1AA' }, reach: leedsReach },
  decorators: [pressed('Save address')],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('We do not deliver to SW1A 1AA.'));
    await expect(status).toHaveTextContent(
      'Found: Westminster, London. We deliver within 5 km of Call Lane, Leeds. You can still order for collection.',
    );
    await expect(canvas.getByRole('region', { name: 'Address preview' })).toHaveTextContent(
      'Outside our delivery area',
    );
    await step('It may be saved all the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save it all the same' }));
      const place = { postalCode: 'SW1A 1AA', latitude: 51.501, longitude: -0.1416 };
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining(place));
    });
    await step('Another postcode takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Another postcode' }));
      await expect(postcode).toHaveFocus();
      await userEvent.keyboard('LS1 4GJ');
      await waitFor(() => expect(status).toHaveTextContent('Found: Leeds'));
    });
  },
};

/** Districts need no coordinates: what lies outside them is said also while the service is away. */
export const OutsideDistricts: Story = {
  tags: ['!autodocs'],
  args: {
    reach: { ...leedsReach, areas: districtsOnly, hasCollection: false },
    lookUpPostcode: () => Promise.reject(new Error('The service is down')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'EH1 1YZ');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('We do not deliver to EH1 1YZ.'));
    await expect(status).toHaveTextContent('We deliver to LS1, LS2 and LS10.');
    await expect(status).not.toHaveTextContent('collection');
  },
};

const patientLookUp = fn<AddressFormProps['lookUpPostcode']>();

/** Saved before the postcode was found: a warning that nobody has seen is read first, once. */
export const SavedBeforeFound: Story = {
  tags: ['!autodocs'],
  args: { reach: leedsReach, lookUpPostcode: patientLookUp },
  beforeEach: () => {
    patientLookUp.mockImplementationOnce(() => new Promise(() => {})).mockImplementation(lookUpFixture);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'House' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), '12 Foundry Row');
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.type(postcode, 'LS10 4ZZ{Enter}');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('We cannot find LS10 4ZZ on the map.'));
    await expect(postcode).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

const flakyLookUp = fn<AddressFormProps['lookUpPostcode']>();

/** The postcode service is down: it can be asked again, what was typed stays, and the address can be saved. */
export const LookupUnavailable: Story = {
  args: { address: unlocated, reach: leedsReach, lookUpPostcode: flakyLookUp },
  decorators: [pressed('Save address')],
  beforeEach: () => {
    flakyLookUp.mockRejectedValueOnce(new Error('The service is down')).mockImplementation(lookUpFixture);
  },
  play: async ({ args, canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Look it up again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('we check the distance when you order');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found: Leeds'));
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS1 4GJ');
  },
};

/** What a postcode has filled in goes with it; what the customer has written stays. */
export const PostcodeChanged: Story = {
  tags: ['!autodocs'],
  args: { address: homeAddress },
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.clear(field('Country'));
    await userEvent.type(field('Country'), 'Britain');
    await userEvent.type(field('Postcode'), '{Backspace}');
    await expect(field('City')).toHaveValue('');
    await expect(field('Region')).toHaveValue('');
    await expect(field('Country')).toHaveValue('Britain');
    await expect(field('Address')).toHaveValue('Flat 4, Granary Wharf, Britain');
    await userEvent.type(field('Postcode'), 'J');
    await waitFor(() => expect(field('City')).toHaveValue('Leeds'));
    await expect(field('Country')).toHaveValue('England');
  },
};

/** Wrong again after a failed try to save: the summary says what the fields say, and takes no focus while one types. */
export const WrongAgain: Story = {
  tags: ['!autodocs'],
  args: { address: { ...unlocated, building: '' } },
  decorators: [pressed('Save address')],
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await canvas.findByRole('alert', { name: 'Two things to fix' });
    await userEvent.type(field('Postcode'), '{Backspace}');
    await expect(await canvas.findByRole('alert', { name: 'Three things to fix' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid UK postcode' }));
    await expect(field('Postcode')).toHaveFocus();
    await userEvent.type(field('Postcode'), 'J');
    await userEvent.type(field('Building'), '4');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.type(field('Postcode'), '{Backspace}');
    await canvas.findByRole('alert', { name: 'One thing to fix' });
    await expect(field('Postcode')).toHaveFocus();
  },
};

/** An address line that the customer has rewritten is left alone, also when another postcode is entered. */
export const RewrittenAddress: Story = {
  args: { address: homeAddress },
  // The label stands beside the form on desktops only.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' });
    const written = '12 Call Lane, blue door';
    await userEvent.clear(address);
    await userEvent.type(address, written);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), 's');
    await expect(address).toHaveValue(written);
    await step('Another postcode changes the places and not the line', async () => {
      const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
      await userEvent.clear(postcode);
      await userEvent.type(postcode, 'LS1 6DN');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found: Leeds'));
      await expect(args.lookUpPostcode).toHaveBeenLastCalledWith('LS1 6DN');
      await expect(address).toHaveValue(written);
    });
    await step('The label shows it', async () => {
      await expect(canvas.getByRole('region', { name: 'Address preview' })).toHaveTextContent(written);
    });
  },
};

/** Editing: everything is there, and a default address can only stop being it when another becomes it. */
export const Editing: Story = {
  args: { address: homeAddress },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Apartment' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Make this my default address/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Office' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    const { id, isVerified, ...same } = homeAddress;
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...same, type: 'office' }));
    await expect(args.lookUpPostcode).not.toHaveBeenCalled();
    await expect(id).not.toBe('');
    await expect(isVerified).toBe(true);
  },
};

/** While it is being saved nothing is sent twice. */
export const Saving: Story = {
  args: { address: homeAddress, isSaving: true },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save address' });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server did not take it: its words, and everything that was typed is still there. */
export const ServerError: Story = {
  args: { address: homeAddress, error: 'Failed to update address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update address');
    await expect(canvas.getByRole('textbox', { name: 'Building' })).toHaveValue(homeAddress.building);
  },
};

/** One column on phones, without the label. */
export const Mobile: Story = {
  args: { address: homeAddress },
  globals: { viewport: { value: 'mobile' } },
};

/** A browser extension has changed the page, and the form fails: it comes again with what was typed. */
export const FailsOnce: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step, userEvent }) => {
    const postcode = () => canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Apartment' }));
    await userEvent.type(postcode(), 'LS1 4GJ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), 'Flat 4');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found'));
    await step('A press fails, and what was typed stays', async () => {
      moveAway(canvas.getByRole('status').firstElementChild);
      const before = postcode();
      await userEvent.type(before, '{Backspace}');
      await waitFor(() => expect(before).not.toBeInTheDocument());
      await expect(postcode()).toHaveValue('LS1 4G');
      await expect(canvas.getByRole('radio', { name: 'Apartment' })).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'Building' })).toHaveValue('Flat 4');
    });
    await step('The form works again', async () => {
      await userEvent.type(postcode(), 'J');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found'));
    });
  },
};
