import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { correction, hostileCustomer } from '../../testing/mail-fixtures.ts';
import { DataRequestMail } from './DataRequestMail.tsx';

const meta = {
  component: DataRequestMail,
  args: correction,
  render: (facts, { globals }) => (
    <MailPreview kind="data_request" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for each request that comes by the form of \`/data-request\`. It goes to the restaurant's contact, else to its owners
and managers; an answer to it goes to the person who asks.

**Not for** what customers do by themselves in their profile.

**Do** say by when the law wants an answer. **Do not** leave out a word of what was written.
`,
      },
    },
  },
} satisfies Meta<typeof DataRequestMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A correction, with the sender's words. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('Data request D-7K2MQX: answer by Sunday 20 December 2026');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('A request about personal data');
    await expect(phone.getByRole('link', { name: correction.email })).toHaveAttribute(
      'href',
      `mailto:${correction.email}`,
    );
    await expect(text).toContain('My name is written Okafor');
    await expect(text).toContain('Nobody was signed in');
  },
};

/** A copy, by a customer who was signed in, without words. */
export const SignedIn: Story = {
  args: { kind: 'access', text: '', accountEmail: 'amara.okafor@example.com' },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(text).toContain('Signed in as amara.okafor@example.com.');
    await expect(wide.queryByText('In their words')).toBeNull();
  },
};

/** Hostile words stay words, and an address cannot add anyone to the answer. */
export const Hostile: Story = {
  args: {
    name: hostileCustomer.name,
    email: 'x?cc=everyone@example.com',
    text: '<h1>Free</h1>\n<img src=x>',
  },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(wide.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(wide.getByRole('link', { name: 'x?cc=everyone@example.com' })).toHaveAttribute(
      'href',
      'mailto:x%3Fcc=everyone@example.com',
    );
    await expect(text).toContain('<img src=x>');
  },
};
