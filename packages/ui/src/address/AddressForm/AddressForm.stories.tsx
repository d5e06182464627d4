import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { homeAddress } from '../../private/fixtures/carts.ts';
import { leedsPlace, lookUpFixture } from '../../private/fixtures/postcodes.ts';
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
const unlocated = { ...homeAddress, latitude: null, longitude: null };

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
    await expect(summary).toHaveFocus();
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
  },
};

/** The postcode service answers slowly: that it is being asked is shown and announced. */
export const LookingUp: Story = {
  args: { address: unlocated, lookUpPostcode: () => new Promise(() => {}) },
  decorators: [pressed('Save address')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up the postcode');
  },
};

/** No such postcode: said at once at the field, and an address there cannot be saved. */
export const PostcodeNotFound: Story = {
  args: { address: { ...unlocated, postalCode: 'LS9 9ZZ' } },
  decorators: [pressed('Save address')],
  // The summary takes the focus.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: async ({ args, canvas, step, userEvent }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await canvas.findByRole('alert', { name: 'One thing to fix' });
    await expect(canvas.getByRole('status')).toHaveTextContent('We cannot find this postcode.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await step('Typed again it is said at once', async () => {
      await userEvent.clear(postcode);
      await expect(canvas.getByRole('status')).not.toHaveTextContent('We cannot find this postcode.');
      await userEvent.type(postcode, 'LS9 9ZZ');
      await waitFor(() => expect(postcode).toBeInvalid());
      await expect(canvas.getByRole('status')).toHaveTextContent('We cannot find this postcode.');
    });
  },
};

const flakyLookUp = fn<AddressFormProps['lookUpPostcode']>();

/** The postcode service is down: it can be asked again, and what was typed stays. */
export const LookupUnavailable: Story = {
  args: { address: unlocated, lookUpPostcode: flakyLookUp },
  decorators: [pressed('Save address')],
  // The summary takes the focus.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    flakyLookUp.mockRejectedValueOnce(new Error('The service is down')).mockImplementation(lookUpFixture);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look it up again' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found: Leeds'));
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS1 4GJ');
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
