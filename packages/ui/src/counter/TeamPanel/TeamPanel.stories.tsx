import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { counterNow, InCounterFrame } from '../story-fixtures/in-counter-frame.tsx';
import { TeamPanel } from './TeamPanel.tsx';

const meta = {
  component: TeamPanel,
  args: {
    signedInAs: 'Nadia Rahman (nadia@example.com)',
    acceptance: { acceptance: 'auto', minutes: 5 },
    onAcceptanceChange: fn(),
    onSignOut: fn(),
    devices: [
      {
        id: 'd1',
        name: 'Tablet by the till',
        pairedBy: 'Nadia Rahman',
        pairedAt: '2026-11-02T10:00:00.000Z',
        lastSeenAt: '2026-11-20T18:46:40.000Z',
      },
      {
        id: 'd2',
        name: 'Kitchen',
        pairedBy: 'Nadia Rahman',
        pairedAt: '2026-11-02T10:05:00.000Z',
        lastSeenAt: '2026-11-18T22:31:00.000Z',
      },
    ],
    members: [
      {
        id: 'm1',
        email: 'nadia@example.com',
        name: 'Nadia Rahman',
        role: 'owner',
        state: 'joined',
        expiresAt: null,
      },
      {
        id: 'm2',
        email: 'maria@example.com',
        name: 'Maria Silva',
        role: 'manager',
        state: 'joined',
        expiresAt: null,
      },
      {
        id: 'm3',
        email: 'tom@example.com',
        name: null,
        role: 'staff',
        state: 'invited',
        expiresAt: '2026-11-26T09:00:00.000Z',
      },
      {
        id: 'm4',
        email: 'old@example.com',
        name: null,
        role: 'staff',
        state: 'expired',
        expiresAt: '2026-11-10T09:00:00.000Z',
      },
    ],
    ownId: 'm1',
    code: null,
    pin: null,
    times: leedsTimes,
    now: counterNow,
    onAddDevice: fn(),
    onCodeDone: fn(),
    onRemoveDevice: fn(),
    onInvite: fn(),
    onRoleChange: fn(),
    onRemoveMember: fn(),
    onNewPin: fn(),
    onPinSeen: fn(),
  },
  decorators: [
    (Story) => (
      <InCounterFrame current={null}>
        <Story />
      </InCounterFrame>
    ),
  ],
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the page of owners and managers who have signed in themselves.

**Not for** a paired tablet: who holds it must not pair another one.

**Do** forget code and PIN once they are done with. **Do not** put either into an address or a store.

| Key | What it does |
|---|---|
| Tab | goes through devices, PIN and people |
| Enter | sends the form of the field |
| Enter, Space | presses a button; Remove asks first |
`,
      },
    },
  },
} satisfies Meta<typeof TeamPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An owner: devices, people with their roles, and open invitations. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a device goes after a second press', async () => {
      const devices = within(canvas.getByRole('list', { name: 'Devices' }));
      await expect(devices.getByText('Last seen 18:46')).toBeVisible();
      await userEvent.click(devices.getByRole('button', { name: 'Remove Kitchen' }));
      await expect(args.onRemoveDevice).not.toHaveBeenCalled();
      await expect(devices.getByRole('button', { name: 'Keep' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(devices.getByRole('button', { name: 'Remove Kitchen' })).toHaveFocus();
      await userEvent.click(devices.getByRole('button', { name: 'Remove Kitchen' }));
      await userEvent.click(devices.getByRole('button', { name: 'Remove' }));
      await expect(args.onRemoveDevice).toHaveBeenCalledWith('d2');
    });
    await step('a person gets another role', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role of Maria Silva' }), 'Staff');
      await expect(args.onRoleChange).toHaveBeenCalledWith('m2', 'staff');
    });
    await step('oneself stays', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Role of Nadia Rahman' })).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: 'Remove Nadia Rahman' })).not.toBeInTheDocument();
    });
  },
};

/** A device without a name and a wrong address are explained; right ones are sent, by Enter too. */
export const Adding: Story = {
  tags: ['!autodocs', 'any-scheme'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a device', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a device' }));
      await expect(canvas.getByText(/Give the device a name/)).toBeVisible();
      await expect(args.onAddDevice).not.toHaveBeenCalled();
      await userEvent.type(canvas.getByLabelText('Name of the new device'), ' Bar {Enter}');
      await expect(args.onAddDevice).toHaveBeenCalledWith('Bar');
    });
    await step('a person', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail address'), 'priya{Enter}');
      await expect(canvas.getByText(/such as maria@example.com/)).toBeVisible();
      await expect(args.onInvite).not.toHaveBeenCalled();
      await userEvent.type(canvas.getByLabelText('E-mail address'), '@example.com');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Manager');
      await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
      await expect(args.onInvite).toHaveBeenCalledWith('priya@example.com', 'manager');
    });
  },
};

/** Upright: a fresh code with the time that it has left, and a fresh PIN, both to be read once. */
export const Secrets: Story = {
  args: { code: { code: '4829150736', expiresAt: '2026-11-20T18:56:30.000Z' }, pin: '4921' },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('48291-50736')).toBeVisible();
    await expect(canvas.getByText('It works once, until 18:56 (10 min left).')).toBeVisible();
    await expect(canvas.getByText('Your PIN is 4 9 2 1')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onCodeDone).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'I know it' }));
    await expect(args.onPinSeen).toHaveBeenCalledOnce();
  },
};

/** A manager on a phone, without a device: no people, and the code has ended. */
export const Manager: Story = {
  args: {
    devices: [],
    members: null,
    code: { code: '4829150736', expiresAt: '2026-11-20T18:40:00.000Z' },
    problem: 'The code could not be made. Look whether you are online.',
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pair a tablet first/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'We do' })).toBeDisabled();
    await expect(canvas.getByText(/No device is paired/)).toBeVisible();
    await expect(canvas.getByText(/This code has ended/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'People' })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The restaurant answers orders itself, and the person is done here. */
export const AnswersItself: Story = {
  tags: ['any-scheme'],
  args: { acceptance: { acceptance: 'manual', minutes: 5 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One minute more' }));
    await expect(args.onAcceptanceChange).toHaveBeenCalledWith({ acceptance: 'manual', minutes: 6 });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
