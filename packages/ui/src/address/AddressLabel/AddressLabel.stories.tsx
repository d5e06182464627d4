import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homeAddress } from '../../private/fixtures/carts.ts';
import { AddressLabel } from './AddressLabel.tsx';

const meta = {
  component: AddressLabel,
  args: { name: 'Amira Khan', address: homeAddress },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside the address form: it shows what the rider will read, so that a missing flat number is noticed.

**Not for** choosing among addresses (\`AddressPicker\`) or managing them (\`AddressList\`).

**Do** show it from the first letter on: its lines fill while the customer types. **Do not** correct what was typed
on it: it repeats the form.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof AddressLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, building, city and postcode. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rider will see')).toBeVisible();
    await expect(canvas.getByText(/Flat 4, Granary Wharf/).closest('p')).toHaveTextContent('LS1 4GJ');
  },
};

/** A note stands in place of region and country. */
export const Unchecked: Story = {
  args: { note: 'Typed by hand, not checked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Typed by hand, not checked')).toBeVisible();
    await expect(canvas.queryByText(/England/)).not.toBeInTheDocument();
  },
};

/** A street that the customer has written by hand is on the label. */
export const HandwrittenStreet: Story = {
  args: { address: { ...homeAddress, building: '12', address: '12 Call Lane' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12 Call Lane/).closest('p')).toHaveTextContent(
      'Amira Khan12 Call LaneLeedsLS1 4GJ',
    );
  },
};

/** Nothing entered yet. */
export const Blank: Story = {
  args: {
    address: { type: null, building: '', address: '', postalCode: '', city: '', state: '', country: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your address appears here')).toBeVisible();
  },
};

/** A long building without spaces stays on the label. */
export const LongBuilding: Story = {
  args: {
    address: { ...homeAddress, building: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 12' },
  },
};
