import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'Nothing here yet', text: 'Add a dish and it appears here.' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** where a list has nothing to show, or a page nothing to stand on.

**Not for** one part of a page that failed while the rest works: use a \`Banner\` there.

**Do** say what to do about it, with the action right below. **Do not** joke about it, and **do not** show it while
things still load.

**Keyboard**: none of its own; Tab reaches the action in it.
`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The middle of a page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeVisible();
  },
};

/** The middle of a panel, such as the cart. */
export const Panel: Story = { args: { place: 'panel', headingLevel: 3 } };

/** With the next step. */
export const WithAction: Story = {
  args: {
    icon: 'search',
    title: 'We cannot find that page',
    text: 'The address may be wrong, or the page may have moved.',
    action: <ButtonLink href="#menu">Back to the menu</ButtonLink>,
  },
};

/** What is missing, when it comes, and the next step. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  args: {
    title: 'No orders yet',
    text: 'What you order is listed here.',
    action: <ButtonLink href="#menu">Browse the menu</ButtonLink>,
    place: 'panel',
  },
};

/** A joke leaves the customer where they are. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  args: { title: 'Oops!', text: 'It is lonely in here.', place: 'panel' },
};
