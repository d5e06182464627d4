import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RestaurantName } from './RestaurantName.tsx';

const meta = {
  component: RestaurantName,
  args: { name: 'Saffron & Smoke' },
  decorators: [
    (Story) => (
      <h1>
        <Story />
      </h1>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**Use it** where the name stands large, inside a heading: balanced lines, italic ampersands.',
      },
    },
  },
} satisfies Meta<typeof RestaurantName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines; read out as one name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Saffron & Smoke' })).toBeVisible();
  },
};

/** Without an ampersand. */
export const Plain: Story = { args: { name: 'Forno Nonna' } };
