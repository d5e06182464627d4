import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { customerFacts, refundedOrder } from '../../testing/mail-fixtures.ts';
import { answeredProblem } from '../../testing/problem-fixtures.ts';
import { ProblemAnsweredMail } from './ProblemAnsweredMail.tsx';

const meta = {
  component: ProblemAnsweredMail,
  args: { ...customerFacts, order: refundedOrder, ...answeredProblem },
  render: (facts, { globals }) => (
    <MailPreview kind="problem_answered" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** for each answer of the restaurant to what the customer has found wrong, and when the restaurant closes it.

**Not for** money that goes back: \`RefundedMail\` says how much and when.

**Do** repeat what the customer has reported, so that the mail can be read by itself. **Do not** name who of the restaurant
has answered.
`,
      },
    },
  },
} satisfies Meta<typeof ProblemAnsweredMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The restaurant's words, and what they answer. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('Saffron & Smoke has answered about S-1042');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('You have an answer');
    await expect(text).toContain('Saffron & Smoke writes\nWe are sorry. Both dishes are paid back.');
    await expect(text).toContain('You wrote\nThe bag had the roti only.');
    await expect(text).not.toContain('closed');
    await expect(phone.getByRole('link', { name: 'Open your order' })).toBeVisible();
  },
};

/** The last word: answered, and closed with it. */
export const AnsweredAndClosed: Story = {
  args: { isClosed: true },
  play: async ({ canvasElement }) => {
    const { subject, wide } = await readMail(canvasElement);
    await expect(subject).toBe('Saffron & Smoke has answered about S-1042');
    await expect(wide.getByText('It is closed now.')).toBeVisible();
  },
};

/** Closed without a word: the mail says so, and where to turn. */
export const ClosedWithoutAnswer: Story = {
  args: { answer: null, isClosed: true },
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('Saffron & Smoke has closed what you reported about S-1042');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Closed');
    await expect(text).toContain('without an answer');
    await expect(text).not.toContain('Saffron & Smoke writes');
    await expect(text).toContain('IF THAT DOES NOT SETTLE IT');
  },
};
