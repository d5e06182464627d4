import type { Meta, StoryObj } from '@storybook/react-vite';
import { allDay } from '@tiffin/domain';
import { expect, waitFor, within } from 'storybook/test';
import { boardOrders, kitchenNamesOrder } from '../story-fixtures/counter-orders.ts';
import { allDayColumn } from '../story-fixtures/stage.css.ts';
import { AllDay } from './AllDay.tsx';

const meta = {
  component: AllDay,
  args: { dishes: allDay(boardOrders.map(({ order }) => order)) },
  decorators: [
    (Story) => (
      <div className={allDayColumn}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside what is being cooked: it sums the dishes of all orders, also of those on other pages.

**Not for** the sales of a day (\`DayPanel\`).

**Do** give it what the domain's \`allDay\` sums, so that ready, cancelled and unanswered orders stay out. **Do not** sort it
by anything but the count.

| Key | What it does |
|---|---|
| Tab | passes it: there is nothing to press |
`,
      },
    },
  },
} satisfies Meta<typeof AllDay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Most first; the pilau of two tikkas counts with the one that was ordered by itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: 'All day' }));
    const words = sums.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(words.slice(0, 3)).toEqual(['5×Garlic naan', '3×Saffron pilau', '2×Butter chicken']);
  },
};

/** What the kitchen calls them; a side counts with the dish, whichever name it goes by. */
export const KitchenNames: Story = {
  args: { dishes: allDay([...boardOrders, kitchenNamesOrder].map(({ order }) => order)) },
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(words.slice(0, 3)).toEqual(['5×Garlic naan', '5×Pilau', '4×Tikka']);
  },
};

/** More dishes than there is room for: those without room are counted, and none is shown in part. */
export const ManyDishes: Story = {
  args: {
    dishes: Array.from({ length: 40 }, (_, index) => ({
      name: `Dish number ${index + 1}`,
      quantity: 40 - index,
    })),
  },
  play: async ({ canvas }) => {
    const rest = await canvas.findByText(/^and \d+ more dishes$/);
    // The line itself takes room: one more dish goes once it is there.
    await waitFor(() => {
      const shown = canvas
        .getAllByRole('listitem')
        .filter((each) => getComputedStyle(each).visibility === 'visible');
      expect(rest).toHaveTextContent(`and ${40 - shown.length} more dishes`);
      expect(shown.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        rest.getBoundingClientRect().top + 1,
      );
    });
  },
};

/** Nothing is being cooked. */
export const Nothing: Story = {
  args: { dishes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to cook.')).toBeVisible();
  },
};
