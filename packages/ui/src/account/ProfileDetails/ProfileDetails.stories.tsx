import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileDetails } from './ProfileDetails.tsx';

const meta = {
  component: ProfileDetails,
  args: {
    customer: { name: 'Amira Khan', email: 'amira.khan@example.com', phoneNumber: '+447700900142' },
    phoneHref: '/phone-number-form',
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the profile: who is signed in, and the number that riders ring.

**Not for** editing names or e-mail addresses: they come from Google and are changed there.

**Do** say plainly that a phone number is missing, with the way to add one. **Do not** show fields that cannot be
changed as if they could.

| Key | What it does |
|---|---|
| Tab | goes to the phone number's Change or Add |
| Enter | opens its form |
`,
      },
    },
  },
} satisfies Meta<typeof ProfileDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phone number is shown as it is read out, and can be changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('07700 900142')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change Phone number' })).toHaveAttribute(
      'href',
      '/phone-number-form',
    );
  },
};

/** No phone number yet. */
export const NoPhoneNumber: Story = {
  args: { customer: { name: 'Amira Khan', email: 'amira.khan@example.com', phoneNumber: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Phone number' })).toBeVisible();
  },
};

/** Long names and addresses wrap. */
export const Long: Story = {
  args: {
    customer: {
      name: 'Wolfeschlegelsteinhausenbergerdorff the Elder of Call Lane',
      email: 'a.very.long.address.that.a.person.really.has@subdomain.of.a.long.example.com',
      phoneNumber: '+33142685300',
    },
  },
};
