import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { homeAddress, officeAddress } from '../../private/fixtures/carts.ts';
import { AddressList } from './AddressList.tsx';

const meta = {
  component: AddressList,
  args: {
    addresses: [homeAddress, officeAddress],
    addHref: '/profile/address',
    editHref: ({ id }) => `/profile/address?id=${id}`,
    onMakeDefault: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the profile, where addresses are edited, deleted and one of them made the default.

**Not for** choosing where an order goes: that is the \`AddressPicker\`.

**Do** ask before deleting. **Do not** let the default address lose its mark without another getting it.

| Key | What it does |
|---|---|
| Tab | walks through the actions of each address |
| Enter, Space | presses the action; deleting asks first |
| Escape | takes the question back and keeps the address |
`,
      },
    },
  },
} satisfies Meta<typeof AddressList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two addresses; the default one carries its mark and cannot be made it again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Default')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Apartment, Flat 4, Granary Wharf' })).toHaveAttribute(
      'href',
      `/profile/address?id=${homeAddress.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Make default Office, Platform, 3rd floor' }));
    await expect(args.onMakeDefault).toHaveBeenCalledWith(officeAddress.id);
    await expect(canvas.getAllByRole('button', { name: /Make default/ })).toHaveLength(1);
  },
};

/** Deleting asks first, with the focus on keeping it; afterwards the keyboard goes on from the list. */
export const Deleting: Story = {
  tags: ['!autodocs'],
  render: function Saved({ addresses, onDelete, ...args }) {
    const [kept, setKept] = useState(addresses);
    const remove = (addressId: string) => {
      onDelete(addressId);
      setKept((before) => before?.filter(({ id }) => id !== addressId) ?? null);
    };
    return <AddressList {...args} addresses={kept} onDelete={remove} />;
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const open = () =>
      userEvent.click(canvas.getByRole('button', { name: 'Delete Office, Platform, 3rd floor' }));
    await step('Keeping it changes nothing and leads the focus back', async () => {
      await open();
      await expect(canvas.getByRole('group', { name: 'Delete Office, Platform, 3rd floor?' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Delete Office, Platform, 3rd floor' })).toHaveFocus(),
      );
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
    await step('Confirming deletes it', async () => {
      await open();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenCalledWith(officeAddress.id);
      await expect(canvas.getByRole('list', { name: 'Saved addresses' }).children).toHaveLength(1);
      await waitFor(() => expect(document.body).not.toHaveFocus());
    });
  },
};

/** While an address is being changed its button waits. */
export const Busy: Story = {
  args: { busyId: officeAddress.id },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Make default/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onMakeDefault).not.toHaveBeenCalled();
  },
};

/** None yet. */
export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add address' })).toHaveAttribute(
      'href',
      '/profile/address',
    );
  },
  decorators: [
    (Story) => (
      <>
        <h2>Saved addresses</h2>
        <Story />
      </>
    ),
  ],
};

/** On their way. */
export const Loading: Story = {
  args: { addresses: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your addresses' })).toBeInTheDocument();
  },
};

/** They did not load: the message of the specification, and a way to try again. */
export const Failed: Story = {
  args: { addresses: null, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading addresses. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Actions under the address on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
