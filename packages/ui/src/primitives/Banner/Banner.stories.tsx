import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const retry = fn();

const meta = {
  component: Banner,
  args: { children: 'Allergens are shown as they were when you ordered.' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for a message that belongs to a place on the page and stays there. **Not for** passing news: use a toast.

**Do** say what to do next. **Do not** rely on the colour: the icon and the words carry the meaning.

**Keyboard**: none of its own; Tab reaches the action in it. A \`bad\` one is announced when it appears.
`,
      },
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Good to know. */
export const Default: Story = {};

/** Something worked. */
export const Good: Story = { args: { tone: 'good', children: 'Address found' } };

/** Something failed: announced at once. */
export const Bad: Story = {
  args: { tone: 'bad', children: 'Error loading addresses. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading addresses. Please try again.');
  },
};

/** With a way to go on. */
export const WithAction: Story = {
  args: {
    tone: 'bad',
    children: 'Error loading addresses. Please try again.',
    action: (
      <Button variant="quiet" onClick={retry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** It says what happened and what to do, and has the action. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <Banner tone="bad" action={<Button variant="text">Try again</Button>}>
      The addresses could not be loaded.
    </Banner>
  ),
};

/** Nobody can do anything with it. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => <Banner tone="bad">Error 503</Banner>,
};
