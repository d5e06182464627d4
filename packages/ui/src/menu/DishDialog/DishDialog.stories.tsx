import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tikkaLine } from '../../private/fixtures/carts.ts';
import { karahiCard, karahiDish } from '../../private/fixtures/karahi-dish.ts';
import { naanCard, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { broccoliDish, naanDish, rotiDish, tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { DishDialog } from './DishDialog.tsx';

const meta = {
  component: DishDialog,
  args: { item: tikkaDish, isOpen: true, onClose: fn(), onAdd: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** when a dish is opened: to read its allergens, to choose its options, to set how many.
It loads by itself (\`@tiffin/ui/dish-dialog\`), so that the menu does not carry it.

**Not for** setting only the quantity of a line: the cart does that in place.

**Do** open it at once from what the card shows, and let options and allergens follow: until they are there nothing can
be added. **Do not** tick anything in advance, except the choices of a line that it changes.

| Key | What it does |
|---|---|
| Tab | goes from group to group |
| Arrows | choose within a required group |
| Space | ticks and unticks an extra |
| Escape | closes |
`,
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof DishDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => {
  const element = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** A dish with two required groups and one optional group. Price and allergens follow each choice. */
export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    await step('Nothing is chosen in advance', async () => {
      for (const input of [...dish.getAllByRole('radio'), ...dish.getAllByRole('checkbox')]) {
        await expect(input).not.toBeChecked();
      }
      await expect(dish.getByRole('group', { name: /Extras.*Optional · Up to 3/ })).toBeVisible();
      // The side may cost more.
      await expect(dish.getByRole('button', { name: 'Add to cart · from £11.50' })).toBeVisible();
      await expect(dish.getByText('Milk, mustard')).toBeVisible();
      await expect(dish.getByText('640 kcal')).toBeVisible();
    });
    await step('Each choice changes price and allergens', async () => {
      await userEvent.click(dish.getByRole('radio', { name: /Medium/ }));
      await userEvent.click(dish.getByRole('radio', { name: /Masala fries/ }));
      await userEvent.click(dish.getByRole('checkbox', { name: /Mint raita/ }));
      await expect(dish.getByText('Eggs, milk, mustard')).toBeVisible();
      await expect(dish.getByText('Cereals containing gluten')).toBeVisible();
      await expect(dish.getByRole('button', { name: 'Add to cart · £13.45' })).toBeVisible();
    });
    await step('The quantity multiplies the price', async () => {
      await userEvent.click(dish.getByRole('button', { name: 'One more' }));
      await userEvent.click(dish.getByRole('button', { name: 'Add to cart · £26.90' }));
      await expect(args.onAdd).toHaveBeenCalledWith({
        menuItemId: tikkaDish.id,
        quantity: 2,
        selectedOptions: [
          { optionId: '5f0c0ffee0ddba1100000101', choiceIds: ['5f0c0ffee0ddba1100000112'] },
          { optionId: '5f0c0ffee0ddba1100000102', choiceIds: ['5f0c0ffee0ddba1100000122'] },
          { optionId: '5f0c0ffee0ddba1100000103', choiceIds: ['5f0c0ffee0ddba1100000131'] },
        ],
      });
    });
  },
};

/**
 * Opened from its card: name, picture, price and description show at once. The dish cannot be added before its allergens
 * are there, and the button says so.
 */
export const DetailsOnTheirWay: Story = {
  args: { item: tikkaCard },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    await expect(dish.getByText('£11.50')).toBeVisible();
    await expect(dish.getByText(/Free-range thigh/)).toBeVisible();
    await expect(dish.getByText('Loading allergens and options')).toBeVisible();
    const add = dish.getByRole('button', { name: 'Loading allergens…' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Allergens and options did not load: the dish cannot be added, and the customer can try again. */
export const DetailsFailed: Story = {
  args: { item: tikkaCard, hasFailed: true, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    await expect(dish.getByRole('alert')).toHaveTextContent(
      'The allergens and options of this dish did not load. Check your connection.',
    );
    await userEvent.click(dish.getByRole('button', { name: 'Allergens not loaded' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(dish.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The details arrive: allergens are read out, options show, and the dish can be added. What was counted stays. */
export const DetailsArrived: Story = {
  tags: ['!autodocs'],
  args: { item: naanCard },
  render: function Arriving(args) {
    const [item, setItem] = useState(args.item);
    return (
      <DishDialog {...args} item={item} hasFailed={!('options' in item)} onRetry={() => setItem(naanDish)} />
    );
  },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Garlic and coriander naan');
    await userEvent.click(dish.getByRole('button', { name: 'One more' }));
    await userEvent.click(dish.getByRole('button', { name: 'Try again' }));
    await expect(dish.getByRole('region', { name: 'Allergens' })).toHaveAttribute('aria-live', 'polite');
    await expect(dish.getByText('Cereals containing gluten, milk')).toBeVisible();
    await userEvent.click(dish.getByRole('button', { name: 'Add to cart · £9.00' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Priced by a required choice: the least that it can cost, with "from", until the button can say the sum. */
export const PricedByChoice: Story = {
  args: { item: karahiDish },
  play: async ({ step, userEvent }) => {
    const dish = await dialog('Karahi, your way');
    const button = (label: string) => expect(dish.getByRole('button', { name: label })).toBeVisible();
    await step('Before choosing it says "from"', async () => {
      await expect(dish.getByRole('heading', { name: 'Karahi, your way' }).parentElement).toHaveTextContent(
        'from £10.00',
      );
      await button('Add to cart · from £10.00');
      await userEvent.click(dish.getByRole('checkbox', { name: /Fresh chillies/ }));
      await button('Add to cart · from £10.50');
      await userEvent.click(dish.getByRole('button', { name: 'One more' }));
      await button('Add to cart · from £21.00');
    });
    await step('Then it says the sum', async () => {
      await userEvent.click(dish.getByRole('radio', { name: /To share/ }));
      await button('Add to cart · £36.00');
      await userEvent.click(dish.getByRole('radio', { name: /For one/ }));
      await button('Add to cart · £21.00');
      await expect(dish.getByText('from')).toBeVisible();
    });
  },
};

/** The same from its card, while its choices are on their way. */
export const PricedByChoiceOnItsWay: Story = {
  tags: ['!autodocs'],
  args: { item: karahiCard },
  play: async () => {
    const dish = await dialog('Karahi, your way');
    await expect(dish.getByText('from')).toBeVisible();
    await expect(dish.getByText('£10.00')).toBeVisible();
    await expect(dish.queryByText(/£0\.00/)).not.toBeInTheDocument();
  },
};

/** Pressing the button without the required choices leads to the first missing group and says what is missing. */
export const RequiredMissing: Story = {
  decorators: [pressed('Add to cart')],
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    await userEvent.click(dish.getByRole('radio', { name: /Hot/ }));
    await userEvent.click(dish.getByRole('button', { name: /Add to cart/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    const side = dish.getByRole('group', { name: /Side/ });
    await expect(side).toHaveAccessibleDescription('Choose 1 for “Side”.');
    await expect(within(side).getByRole('radio', { name: /Saffron pilau/ })).toHaveFocus();
    await userEvent.click(within(side).getByRole('radio', { name: /Saffron pilau/ }));
    await expect(dish.queryByText('Choose 1 for “Side”.')).not.toBeInTheDocument();
    await userEvent.click(dish.getByRole('button', { name: /Add to cart/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** At the limit of an optional group the other boxes are disabled and the rule says so. */
export const AtTheLimit: Story = {
  decorators: [pressed('Mint raita', 'Green chutney', 'Pickled chillies')],
  play: async ({ userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    await expect(dish.getByRole('group', { name: /Extras.*3 of 3 chosen/ })).toBeVisible();
    await expect(dish.getByRole('checkbox', { name: /Burnt lemon/ })).toBeDisabled();
    await userEvent.click(dish.getByRole('checkbox', { name: /Green chutney/ }));
    await expect(dish.getByRole('checkbox', { name: /Burnt lemon/ })).toBeEnabled();
  },
};

/** A choice that has run out cannot be chosen. */
export const ChoiceSoldOut: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const dish = await dialog('Smoked chicken tikka');
    await expect(dish.getByRole('radio', { name: /Kachumber salad.*Sold out/ })).toBeDisabled();
  },
};

/** An extra runs out while it is ticked: it can be taken away, and the dish added without it. */
export const TickedChoiceSoldOut: Story = {
  tags: ['!autodocs'],
  render: function SellingOut(args) {
    const [isSoldOut, setIsSoldOut] = useState(false);
    const item = {
      ...tikkaDish,
      options: tikkaDish.options.map((option) => ({
        ...option,
        choices: option.choices.map((choice) =>
          choice.name === 'Mint raita' ? { ...choice, isAvailable: !isSoldOut } : choice,
        ),
      })),
    };
    return (
      <DishDialog
        {...args}
        item={item}
        onAdd={(added) => {
          args.onAdd(added);
          setIsSoldOut(true);
        }}
      />
    );
  },
  play: async ({ args, step, userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    const add = () => userEvent.click(dish.getByRole('button', { name: /Add to cart/ }));
    await step('It runs out when the dish is added', async () => {
      await userEvent.click(dish.getByRole('radio', { name: /Medium/ }));
      await userEvent.click(dish.getByRole('radio', { name: /Masala fries/ }));
      await userEvent.click(dish.getByRole('checkbox', { name: /Mint raita/ }));
      await add();
      await add();
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
    await step('Without it the dish can be added', async () => {
      const raita = dish.getByRole('checkbox', { name: /Mint raita.*Sold out/ });
      await userEvent.click(raita);
      await expect(raita).toBeDisabled();
      await add();
      await expect(args.onAdd).toHaveBeenCalledTimes(2);
    });
  },
};

/** A dish without options: only how many. */
export const WithoutOptions: Story = {
  args: { item: naanDish },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Garlic and coriander naan');
    await expect(dish.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await userEvent.click(dish.getByRole('button', { name: 'Add to cart · £4.50' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      menuItemId: naanDish.id,
      quantity: 1,
      selectedOptions: [],
    });
  },
};

/** Allergens that the restaurant has not stated are never shown as free-from. There is no picture either. */
export const AllergensNotStated: Story = {
  args: { item: rotiDish },
  play: async () => {
    const dish = await dialog('Roomali roti');
    await expect(dish.getByText(/Not stated/)).toBeVisible();
  },
};

/** A dish that is sold out can be read but not added. */
export const SoldOut: Story = {
  args: { item: broccoliDish },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Tandoori broccoli');
    await userEvent.click(dish.getByRole('button', { name: 'Sold out today' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Escape and the close button close it. */
export const Closing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    await userEvent.click(dish.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** The restaurant's service fee is a percentage: it is named beside the price. */
export const PercentageFee: Story = {
  args: { item: naanDish, serviceFeePercent: 3 },
  play: async () => {
    const dish = await dialog(naanDish.name);
    await expect(dish.getByText('plus 3% service fee')).toBeVisible();
  },
};

/** Opened by Change in the cart: with the choices and the quantity of the line, and a button that updates it. */
export const ChangingLine: Story = {
  args: { line: { quantity: tikkaLine.quantity, selectedOptions: tikkaLine.selectedOptions } },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Smoked chicken tikka');
    await expect(dish.getByRole('radio', { name: /Medium/ })).toBeChecked();
    await expect(dish.getByRole('checkbox', { name: /Mint raita/ })).toBeChecked();
    await expect(dish.getByText('Eggs, milk, mustard')).toBeVisible();
    await expect(dish.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
    await expect(dish.getByRole('button', { name: 'Update cart · £26.90' })).toBeVisible();
    await userEvent.click(dish.getByRole('checkbox', { name: /Mint raita/ }));
    await userEvent.click(dish.getByRole('button', { name: 'One more' }));
    await userEvent.click(dish.getByRole('button', { name: /Update cart · £3/ }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      menuItemId: tikkaDish.id,
      quantity: 3,
      selectedOptions: tikkaLine.selectedOptions.slice(0, 2),
    });
  },
};
