import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountMessages } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { homeAddress, officeAddress } from '../../private/fixtures/carts.ts';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { column } from '../CartColumn.stories.css.ts';
import { AddressPicker } from './AddressPicker.tsx';

const meta = {
  component: AddressPicker,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: {
    addresses: [homeAddress, officeAddress],
    selectedId: homeAddress.id,
    addHref: '/profile/address',
    onSelect: fn(),
    onRetry: fn(),
  },
  render: function Controlled(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <AddressPicker
        {...args}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          args.onSelect(id);
        }}
      />
    );
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** at the top of the cart in delivery mode: where the order goes, and another address in two presses.

**Not for** managing addresses (\`AddressList\`), and not in collection mode, where nothing is delivered.

**Do** keep the chosen address in sight while the list is closed. **Do not** choose for the customer when there is a
doubt: it warns instead.

| Key | What it does |
|---|---|
| Tab | reaches the chosen address, then the open list |
| Enter, Space | opens and closes the list |
| Arrow keys | choose among the addresses |
`,
      },
    },
  },
} satisfies Meta<typeof AddressPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen address in one line; the list of the others is closed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', {
      name: 'Delivering to Flat 4, Granary Wharf, Leeds, LS1 4GJ',
    });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
};

/** Open: one press chooses, and the line above follows. */
export const Open: Story = {
  decorators: [pressed('Delivering to')],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Delivery address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Platform, 3rd floor, Leeds, LS1 4DY' }));
    await expect(args.onSelect).toHaveBeenCalledWith(officeAddress.id);
    await expect(canvas.getByRole('button', { name: /Platform, 3rd floor, Leeds, LS1 4DY/ })).toBeVisible();
  },
};

/** By keyboard: Enter opens the list, the arrows choose. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Flat 4, Granary Wharf, Leeds, LS1 4GJ' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(officeAddress.id);
  },
};

/** A street that the customer has written by hand is shown. */
export const HandwrittenStreet: Story = {
  args: { addresses: [{ ...homeAddress, building: '12', address: '12 Call Lane' }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Delivering to 12 Call Lane, Leeds, LS1 4GJ' }),
    ).toBeVisible();
  },
};

/** Several addresses and none chosen: it warns and asks. */
export const NoneChosen: Story = {
  args: { selectedId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a delivery address')).toBeVisible();
  },
};

/** No address yet: the way to add one stands in its place. */
export const NoneSaved: Story = {
  args: { addresses: [], selectedId: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No delivery address')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref);
  },
};

/** The addresses are loading. */
export const Loading: Story = {
  args: { addresses: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your addresses')).toBeInTheDocument();
  },
};

/** The addresses did not load. */
export const Failed: Story = {
  args: { addresses: null, error: accountMessages.addressesLoadFailed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(accountMessages.addressesLoadFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
