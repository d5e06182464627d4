import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilter } from '@tiffin/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { filterableDishes } from '../../private/fixtures/filterable-dishes.ts';
import { LeaveOutDialog } from './LeaveOutDialog.tsx';

const meta = {
  component: LeaveOutDialog,
  args: {
    filter: noFilter,
    dishes: filterableDishes,
    allergyPhone: '+441134960142',
    onClose: fn(),
    onRetry: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** to leave dishes out of a menu by allergens and diets. What is chosen is the customer's own: it is sent to
nobody.

**Not for** searching by words.

**Do** keep what is chosen however the dialog closes. **Do not** show a dish that does not state its allergens as free
from them.

| Key | What it does |
|---|---|
| Tab | walks through allergens, traces and diets to the two buttons |
| Space | ticks an allergen, switches a diet |
| Escape | closes and keeps what is chosen |
`,
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof LeaveOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const element = await screen.findByRole('dialog', { name: 'Leave out dishes with…' });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** Nothing chosen yet: each row says how many dishes it would leave out. */
export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const panel = await dialog();
    await step('Counts before choosing', async () => {
      await expect(panel.getByRole('status')).toHaveTextContent('7 of 7 dishes shown');
      await expect(panel.getByRole('checkbox', { name: 'Nuts 2 dishes' })).not.toBeChecked();
      await expect(panel.getByRole('checkbox', { name: 'Milk 2 dishes' })).not.toBeChecked();
      await expect(panel.getByRole('button', { name: 'Vegan 3 dishes' })).toBeVisible();
      await expect(panel.queryByText(/does not state/)).not.toBeInTheDocument();
    });
    await step('Nuts, with traces and without', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: /^Nuts/ }));
      await expect(panel.getByRole('status')).toHaveTextContent('4 of 7 dishes shown');
      await expect(panel.getByText('1 dish may contain nuts')).toBeVisible();
      await expect(panel.getByText('Butcher’s skewer.')).toBeVisible();
      await userEvent.click(panel.getByRole('checkbox', { name: /may contain/ }));
      await expect(panel.getByRole('status')).toHaveTextContent('5 of 7 dishes shown');
      await expect(panel.getByRole('checkbox', { name: 'Nuts 1 dish' })).toBeChecked();
    });
    await step('What is chosen is handed over', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Vegan/ }));
      await userEvent.click(panel.getByRole('button', { name: 'Show 3 dishes' }));
      await expect(args.onClose).toHaveBeenCalledWith({
        ...{ allergens: ['nuts'], allowsMayContain: true, diets: ['vegan'] },
      });
    });
  },
};

/** Two allergens left out; Escape keeps them, Clear takes them back. */
export const Chosen: Story = {
  args: { filter: { allergens: ['nuts', 'sesame'], allowsMayContain: false, diets: ['vegetarian'] } },
  play: async ({ args, userEvent }) => {
    const panel = await dialog();
    await expect(panel.getByRole('status')).toHaveTextContent('2 of 7 dishes shown');
    await expect(panel.getByText('1 dish may contain nuts or sesame')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    await expect(panel.getByRole('status')).toHaveTextContent('7 of 7 dishes shown');
    await userEvent.click(panel.getByRole('checkbox', { name: /^Milk/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith({ ...noFilter, allergens: ['milk'] });
  },
};

/** Nothing is left. */
export const NothingLeft: Story = {
  args: { filter: { ...noFilter, diets: ['halal'] } },
  play: async () => {
    const panel = await dialog();
    await expect(panel.getByRole('button', { name: 'No dish is left' })).toBeVisible();
  },
};

/** The menu is on its way: things can be chosen already. */
export const Loading: Story = {
  args: { dishes: null },
  play: async ({ args, userEvent }) => {
    const panel = await dialog();
    await expect(panel.getByRole('status')).toHaveTextContent('Counting the dishes');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Fish' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith({ ...noFilter, allergens: ['fish'] });
  },
};

/** The menu did not load. */
export const Failed: Story = {
  args: { dishes: null, hasFailed: true },
  play: async ({ args, userEvent }) => {
    const panel = await dialog();
    await expect(panel.getByRole('status')).toHaveTextContent('Check your connection');
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
