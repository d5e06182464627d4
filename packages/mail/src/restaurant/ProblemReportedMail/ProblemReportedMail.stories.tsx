import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framesApart } from '../../preview/frames-apart.ts';
import { chosenScheme, MailPreview } from '../../preview/MailPreview.tsx';
import { readMail } from '../../preview/read-mail.ts';
import { acceptedOrder, amara, counterUrl, saffron } from '../../testing/mail-fixtures.ts';
import { missingDishes } from '../../testing/problem-fixtures.ts';
import { ProblemReportedMail } from './ProblemReportedMail.tsx';

const meta = {
  component: ProblemReportedMail,
  args: {
    restaurant: saffron,
    order: { ...acceptedOrder, status: 'completed' },
    customer: amara,
    problem: missingDishes,
    counterUrl,
  },
  render: (facts, { globals }) => (
    <MailPreview kind="problem_reported" facts={facts} scheme={chosenScheme(globals)} />
  ),
  parameters: {
    a11y: framesApart,
    docs: {
      description: {
        component: `
**Use it** as soon as a customer has reported that something is wrong with an order: one for each report.

**Not for** customers, and not for answers (\`ProblemAnsweredMail\`).

**Do** show the customer's own words and say how many photos there are. **Do not** put the photos into the mail: they stay
where only the restaurant's people read them.
`,
      },
    },
  },
} satisfies Meta<typeof ProblemReportedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two dishes were missing; two photos came with it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { subject, wide, phone, text } = await readMail(canvasElement);
    await expect(subject).toBe('Something is wrong with S-1042: it was missing');
    await expect(wide.getByRole('heading', { level: 1 })).toHaveTextContent('Something is wrong');
    await expect(text).toContain('2 × Smoked chicken tikka');
    await expect(text).toContain('Amara Okafor writes\nThe bag had the roti only.');
    await expect(wide.getByText('2 photos came with it.')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      'https://counter.example/saffron-and-smoke',
    );
  },
};

/** Nothing came: no dish is named, and nothing was written. */
export const WholeOrder: Story = {
  args: { problem: { ...missingDishes, reason: 'never_came', lines: [], text: '', photoCount: 0 } },
  play: async ({ canvasElement }) => {
    const { subject, wide, text } = await readMail(canvasElement);
    await expect(subject).toBe('Something is wrong with S-1042: it never came');
    await expect(wide.getByText('The whole order.')).toBeVisible();
    await expect(text).not.toContain('writes');
    await expect(text).not.toContain('photo');
  },
};

/** A deployment that has no address for its counter: nothing to press. */
export const WithoutCounter: Story = {
  args: { counterUrl: null },
  play: async ({ canvasElement }) => {
    const { wide, text } = await readMail(canvasElement);
    await expect(wide.queryByRole('link', { name: 'Open the order' })).toBeNull();
    await expect(text).toContain('Ring the customer');
    await expect(text).not.toContain('counter');
  },
};
