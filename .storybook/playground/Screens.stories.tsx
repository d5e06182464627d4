import type { Meta, StoryObj } from '@storybook/react-vite';
import { InBrand } from './screens.tsx';

// The windows of the playground: its own test opens them, and each page has stories of its own.
const meta = {
  title: 'Playground screens',
  component: InBrand,
  tags: ['!dev', '!test', '!autodocs'],
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { screen: 'home' } };
export const Category: Story = { args: { screen: 'category' } };
export const Dish: Story = { args: { screen: 'dish' } };
export const Cart: Story = { args: { screen: 'cart' } };
export const Order: Story = { args: { screen: 'order' } };
export const Counter: Story = { args: { screen: 'counter' } };
export const Mail: Story = { args: { screen: 'mail' } };
