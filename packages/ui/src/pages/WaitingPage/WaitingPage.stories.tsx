import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingPage } from './WaitingPage.tsx';

const meta = {
  component: WaitingPage,
  args: { label: 'Logging you out' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for \`/auth/logout\` and for the page that Google leads back to.

**Not for** pages whose shape is known: they have skeletons.

**Do** say what is happening. **Do not** leave it standing: what fails becomes an \`ErrorPage\`.

**Keyboard**: there is nothing to press.
`,
      },
    },
  },
} satisfies Meta<typeof WaitingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logging out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging you out');
    await expect(canvas.getByText('Logging you out')).toBeVisible();
  },
};

/** Google has led back; the tokens are on their way. */
export const SigningIn: Story = {
  args: { label: 'Logging you in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging you in');
  },
};
