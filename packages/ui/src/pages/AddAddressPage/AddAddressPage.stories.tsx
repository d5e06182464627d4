import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { homeAddress } from '../../private/fixtures/carts.ts';
import { lookUpFixture } from '../../private/fixtures/postcodes.ts';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { AddAddressPage } from './AddAddressPage.tsx';

const meta = {
  component: AddAddressPage,
  args: {
    backHref: '/profile',
    cancelHref: '/profile',
    customerName: 'Amira Khan',
    lookUpPostcode: lookUpFixture,
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for \`/profile/address\`, with \`address\` to edit a saved one. The form is a chunk of its own and loads when
the page shows.

**Not for** choosing an address for an order: the cart has the \`AddressPicker\`.

**Do** lead back to where the customer came from once it is saved. **Do not** show the cart beside it.

| Key | What it does |
|---|---|
| Tab | walks through the form, then Save and Cancel |
| Enter | saves, or takes the focus to the list of what is wrong |
`,
      },
    },
  },
} satisfies Meta<typeof AddAddressPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new address. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add an address' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Apartment' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'LS1 4GJ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Building' }), 'Flat 4, Granary Wharf');
    await waitFor(() => expect(canvas.getByText(/^Found: Leeds/)).toBeVisible());
  },
};

/** Every message at once. */
export const Errors: Story = {
  decorators: [pressed('Save address')],
  // The summary takes the focus.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert', { name: /things to fix$/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Editing a saved address. */
export const Editing: Story = {
  args: { address: homeAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit address' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Building' })).toHaveValue(homeAddress.building);
  },
};

/** The address to be edited is on its way. */
export const Loading: Story = {
  args: { isEditing: true, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the form' })).toBeInTheDocument();
  },
};
