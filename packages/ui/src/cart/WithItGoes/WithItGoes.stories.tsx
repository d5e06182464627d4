import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { naanCard, pilauCard, rotiCard, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { column } from '../CartColumn.stories.css.ts';
import { WithItGoes } from './WithItGoes.tsx';

const meta = {
  component: WithItGoes,
  args: { dishes: [naanCard, rotiCard, tikkaCard], onOpen: fn(), onAdd: fn() },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** below the lines of the cart, with the dishes that the restaurant has named to go with them.

**Not for** what is popular, and not for dishes that nobody can order now.

**Do** leave the choice to the customer. **Do not** add anything before a press.

| Key | What it does |
|---|---|
| Tab | goes from dish to dish |
| Enter, Space | open a dish, or add it |
`,
      },
    },
  },
} satisfies Meta<typeof WithItGoes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What needs no choice is added at once; what does opens its dialog. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'With it goes', level: 3 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Add ${naanCard.name}` }));
    await expect(args.onAdd).toHaveBeenCalledWith(naanCard);
    await userEvent.click(canvas.getByRole('button', { name: `Allergens ${naanCard.name}` }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(naanCard);
    await userEvent.click(canvas.getByRole('button', { name: `Choose ${tikkaCard.name}` }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(tikkaCard);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** One alone, by keyboard. */
export const One: Story = {
  args: { dishes: [pilauCard] },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: `Add ${pilauCard.name}` });
    await userEvent.tab();
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(pilauCard);
  },
};

/** Nothing to propose: no heading either. */
export const None: Story = {
  tags: ['!autodocs'],
  args: { dishes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
