import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { counterUrl, saffron } from '../../testing/mail-fixtures.ts';
import { InvitationMail } from './InvitationMail.tsx';

const meta = {
  component: InvitationMail,
  args: {
    restaurant: saffron,
    invitedBy: 'Maria Kapoor',
    email: 'sam@saffronandsmoke.example',
    role: 'staff',
    expiresAt: '2026-11-27T16:30:00Z',
    counterUrl,
  },
  render: (facts, { globals }) => (
    <MailPreview kind="invitation" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Use it** when an owner invites a person to the restaurant's team.

**Not for** people who belong to the team already.

**Do** name the address that the person has to sign in with. **Do not** put a secret into the link: the invitation is
bound to the address, so a forwarded mail opens nothing.
`,
      },
    },
  },
} satisfies Meta<typeof InvitationMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who invites, as what, until when, and where to sign in. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('Join the team of Saffron & Smoke');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Join Saffron & Smoke');
    await expect(text).toContain('Maria Kapoor invites you');
    await expect(text).toContain('Sign in at the counter with sam@saffronandsmoke.example.');
    await expect(phone.getByRole('link', { name: 'Open the counter' })).toHaveAttribute('href', counterUrl);
  },
};

/** A deployment that names no counter: nothing to press. */
export const WithoutCounter: Story = {
  args: { counterUrl: null, role: 'owner', invitedBy: null },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(wide.queryByRole('link', { name: 'Open the counter' })).toBeNull();
    await expect(text).toContain('You are invited to work');
  },
};
