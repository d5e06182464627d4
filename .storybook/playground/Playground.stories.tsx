import type { Meta, StoryObj } from '@storybook/react-vite';
import { Playground } from './Playground.tsx';

// Its windows are pages of the served Storybook, where .storybook/e2e/playground.spec.ts tries it.
const meta = {
  title: 'Playground',
  component: Playground,
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, hue, logo and line of a restaurant, and everything that wears them. */
export const Brand: Story = { name: 'Try a brand' };
