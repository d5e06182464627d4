import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deliveredOrder } from '../../private/fixtures/orders.ts';
import { Masthead } from '../Masthead/Masthead.tsx';
import { OpenStatusBadge } from '../OpenStatusBadge/OpenStatusBadge.tsx';
import { YourUsual } from './YourUsual.tsx';

const meta = {
  component: YourUsual,
  args: { items: deliveredOrder.items, onOrder: fn() },
  decorators: [
    (Story) => (
      <Masthead
        name="Saffron & Smoke"
        tagline="Modern British-Indian grill."
        locality="Call Lane, Leeds."
        pictures={[]}
        isOpen
        status={<OpenStatusBadge status={{ isOpen: true, message: 'Open now · Closes today at 22:30' }} />}
        corner={<Story />}
      />
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** in the corner of the home page's masthead for a customer who has ordered before.

**Not for** visitors, and not for a list of orders: the page of orders has a button for each.

**Do** name the dishes. **Do not** move the page when it comes.

| Key | What it does |
|---|---|
| Tab | goes to the button |
| Enter, Space | put the dishes into the cart |
`,
      },
    },
  },
} satisfies Meta<typeof YourUsual>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dishes are named below it, and read with it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Your usual' });
    await expect(button).toHaveAccessibleDescription('2 × Smoked chicken tikka, Garlic and coriander naan');
    await userEvent.click(button);
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

/** Of many dishes two are named. */
export const ManyDishes: Story = {
  args: {
    items: [...deliveredOrder.items, { name: 'Mango kulfi', quantity: 3 }, { name: 'Cola', quantity: 1 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Your usual' })).toHaveAccessibleDescription(
      '2 × Smoked chicken tikka, Garlic and coriander naan and 2 more dishes',
    );
  },
};

/** On phones the button alone, with the same description. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Your usual' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/^2 × Smoked chicken tikka/);
  },
};
