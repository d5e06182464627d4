import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { drinkMealDish } from '../../private/fixtures/alcohol.ts';
import { tikkaLine } from '../../private/fixtures/carts.ts';
import { breadsDish, halvesDish, mealDish } from '../../private/fixtures/configured-dishes.ts';
import { karahiCard, karahiDish } from '../../private/fixtures/karahi-dish.ts';
import { markedDish, plainMarkedDish } from '../../private/fixtures/marked-dish.ts';
import { naanCard, tikkaCard } from '../../private/fixtures/menu-summaries.ts';
import { portraitPhoto } from '../../private/fixtures/photos.ts';
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
be added. **Do not** tick anything in advance, except what the restaurant preselects for nothing ("No dip") and the
choices of a line that it changes.

The options of a choice hang under it while it is chosen; another size keeps what it has too. Where a choice can be taken
more than once its group counts pieces: a lone plus, then a stepper. Beside a choice stands what the next piece would cost,
then what its pieces cost; a line does the sum where some are included, or only the dearest counts.

| Key | What it does |
|---|---|
| Tab | goes from group to group |
| Arrows | choose within a required group |
| Space | ticks and unticks an extra |
| Enter, Space | one more, one fewer of what is counted |
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

/** The price beside a choice. */
const priceOf = (dish: Awaited<ReturnType<typeof dialog>>, choice: string) =>
  dish.getByRole('button', { name: `One more ${choice}` });

/**
 * The options of a choice hang under it on an ink rule. Two breads are included: each row says what the next piece would
 * cost, then what its own cost, and a line does the sum.
 */
export const IncludedPieces: Story = {
  args: { item: breadsDish },
  decorators: [pressed('To share', 'Vegetables')],
  play: async ({ args, step, userEvent }) => {
    const dish = await dialog('Karahi, your way');
    const more = (name: string) => userEvent.click(dish.getByRole('button', { name: `One more ${name}` }));
    await step('The breads are asked only to share', async () => {
      await userEvent.click(dish.getByRole('radio', { name: /^Vegetables/ }));
      await userEvent.click(dish.getByRole('radio', { name: /For one/ }));
      await expect(dish.queryByRole('group', { name: /Breads with it/ })).not.toBeInTheDocument();
      await userEvent.click(dish.getByRole('radio', { name: /To share/ }));
      await expect(
        dish.getByRole('group', { name: 'Breads with it First 2 included · Up to 4' }),
      ).toBeVisible();
      await expect(dish.queryByText('Cereals containing gluten')).not.toBeInTheDocument();
    });
    await step('The first two cost nothing', async () => {
      await expect(priceOf(dish, 'Garlic naan')).toHaveAccessibleDescription('Included');
      await more('Garlic naan');
      await more('Garlic naan');
      const naan = within(dish.getByRole('group', { name: 'How many Garlic naan' }));
      await expect(naan.getByRole('status')).toHaveTextContent('2');
      await expect(priceOf(dish, 'Garlic naan')).toHaveAccessibleDescription('Included');
      await expect(dish.getByText('2 chosen: included')).toBeVisible();
      await expect(dish.getByText('Cereals containing gluten')).toBeVisible();
      await expect(dish.getByRole('button', { name: 'Add to cart · £17.50' })).toBeVisible();
    });
    await step('A third one does', async () => {
      await expect(priceOf(dish, 'Roomali roti')).toHaveAccessibleDescription('+£2.00');
      await more('Roomali roti');
      await expect(dish.getByText('3 chosen: 2 included, 1 extra').parentElement).toHaveTextContent('+£2.00');
      await expect(dish.getByRole('button', { name: 'Add to cart · £19.50' })).toBeVisible();
    });
    await step('At the limit nothing more can be added, and the focus stays in the row', async () => {
      await more('Stuffed kulcha');
      await expect(dish.getByRole('group', { name: /Breads with it.*4 of 4 chosen/ })).toBeVisible();
      await expect(priceOf(dish, 'Garlic naan')).toBeDisabled();
      await expect(dish.getByRole('button', { name: 'One fewer Stuffed kulcha' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(priceOf(dish, 'Stuffed kulcha')).toHaveFocus();
    });
    await step('An id is sent once for each piece', async () => {
      await userEvent.click(dish.getByRole('button', { name: /Add to cart/ }));
      const [naan, roti] = breadsDish.options[0]?.choices[1]?.options?.[0]?.choices ?? [];
      await expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          selectedOptions: expect.arrayContaining([
            expect.objectContaining({ choiceIds: [naan?.id, naan?.id, roti?.id] }),
          ]),
        }),
      );
    });
  },
};

/** Another size keeps the toppings that it has too, at its own prices; double is two pieces of one. */
export const SizeWithToppings: Story = {
  args: { item: halvesDish },
  decorators: [pressed('Regular')],
  play: async ({ step, userEvent }) => {
    const dish = await dialog('Naan pizza, two halves');
    const more = (name: string) => userEvent.click(dish.getByRole('button', { name: `One more ${name}` }));
    await step('Double of one topping', async () => {
      await userEvent.click(dish.getByRole('radio', { name: /Regular/ }));
      await expect(priceOf(dish, 'Smoked chicken')).toHaveAccessibleDescription('+£1.50');
      await more('Smoked chicken');
      await more('Smoked chicken');
      await expect(priceOf(dish, 'Smoked chicken')).toBeDisabled();
      await expect(priceOf(dish, 'Smoked chicken')).toHaveAccessibleDescription('+£3.00');
    });
    await step('A topping that is sold out cannot be added', async () => {
      await expect(priceOf(dish, 'Paneer')).toBeDisabled();
      await expect(priceOf(dish, 'Paneer')).toHaveAccessibleDescription('Sold out');
    });
    await step('Large keeps it, at its price', async () => {
      await userEvent.click(dish.getByRole('radio', { name: /Large/ }));
      await expect(priceOf(dish, 'Smoked chicken')).toHaveAccessibleDescription('+£4.00');
      await expect(priceOf(dish, 'Crisp onions')).toBeEnabled();
      await expect(dish.getByRole('group', { name: 'Toppings Optional · Up to 6' })).toBeVisible();
    });
  },
};

/** Of two halves the dearer one is paid for, once. What is left out may lower the price. */
export const HalfAndHalf: Story = {
  args: { item: halvesDish },
  decorators: [pressed('Large', 'No cheese')],
  play: async ({ step, userEvent }) => {
    const dish = await dialog('Naan pizza, two halves');
    const more = (name: string) => userEvent.click(dish.getByRole('button', { name: `One more ${name}` }));
    await userEvent.click(dish.getByRole('radio', { name: /Large/ }));
    await step('The head says which half counts', async () => {
      await expect(
        dish.getByRole('group', {
          name: 'Your two halves Required · Choose 2 · The dearer half sets the price',
        }),
      ).toBeVisible();
    });
    await step('And the sum does', async () => {
      await more('Tomato and basil');
      await more('Lamb keema');
      await expect(dish.getByText('2 halves: the dearer one counts').parentElement).toHaveTextContent(
        '+£12.50',
      );
    });
    await step('Without cheese it costs less', async () => {
      const box = dish.getByRole('checkbox', { name: 'No cheese −£1.00' });
      if (!('checked' in box) || box.checked !== true) await userEvent.click(box);
      await expect(dish.getByRole('button', { name: 'Add to cart · £15.50' })).toBeVisible();
    });
  },
};

/** Each half has to be chosen: the button leads to what is missing, a counted group included. */
export const HalvesMissing: Story = {
  args: { item: halvesDish },
  decorators: [pressed('Regular', 'Add to cart')],
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Naan pizza, two halves');
    await userEvent.click(dish.getByRole('radio', { name: /Regular/ }));
    await userEvent.click(dish.getByRole('button', { name: 'One more Lamb keema' }));
    await userEvent.click(dish.getByRole('button', { name: /Add to cart/ }));
    const halves = dish.getByRole('group', { name: /Your two halves/ });
    await expect(halves).toHaveAccessibleDescription('Choose 2 for “Your two halves”.');
    await expect(dish.getByRole('button', { name: 'One more Tomato and basil' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(dish.getByRole('button', { name: 'One more Lamb keema' }));
    await userEvent.click(dish.getByRole('button', { name: 'Add to cart · £12.50' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** A meal deal: the side has a dip of its own, and "No dip" is chosen until the customer chooses another. */
export const Preselected: Story = {
  args: { item: mealDish },
  decorators: [pressed('Masala fries')],
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Tikka meal deal');
    await userEvent.click(dish.getByRole('radio', { name: /Masala fries/ }));
    await expect(dish.getByRole('radio', { name: /No dip/ })).toBeChecked();
    await userEvent.click(dish.getByRole('radio', { name: /Mint raita/ }));
    await userEvent.click(dish.getByRole('radio', { name: /Lemonade/ }));
    await expect(dish.getByText('Milk')).toBeVisible();
    await userEvent.click(dish.getByRole('button', { name: 'Add to cart · £15.55' }));
    const [fries] = mealDish.options[0]?.choices ?? [];
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({
        selectedOptions: expect.arrayContaining([
          { optionId: fries?.options?.[0]?.id, choiceIds: [fries?.options?.[0]?.choices[1]?.id] },
        ]),
      }),
    );
  },
};

/** Changing a line with pieces and options of a choice: it begins with all of them. */
export const ChangingConfiguredLine: Story = {
  tags: ['!autodocs'],
  args: {
    item: halvesDish,
    line: {
      quantity: 2,
      selectedOptions: [
        {
          optionId: halvesDish.options[0]?.id ?? '',
          choiceIds: [halvesDish.options[0]?.choices[1]?.id ?? ''],
        },
        {
          optionId: halvesDish.options[0]?.choices[1]?.options?.[0]?.id ?? '',
          choiceIds: Array(2).fill(halvesDish.options[0]?.choices[1]?.options?.[0]?.choices[0]?.id),
        },
        {
          optionId: halvesDish.options[1]?.id ?? '',
          choiceIds: Array(2).fill(halvesDish.options[1]?.choices[1]?.id),
        },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Naan pizza, two halves');
    await expect(dish.getByRole('radio', { name: /Large/ })).toBeChecked();
    const pieces = (choice: string) =>
      within(dish.getByRole('group', { name: `How many ${choice}` })).getByRole('status');
    await expect(pieces('Smoked chicken')).toHaveTextContent('2');
    await expect(pieces('Smoked chicken tikka')).toHaveTextContent('2');
    await userEvent.click(dish.getByRole('button', { name: 'Update cart · £39.00' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ menuItemId: halvesDish.id, ...args.line });
  },
};

/** A high photo fills the dialog's side, or its top on a phone. */
export const WithPhoto: Story = { args: { item: { ...tikkaDish, ...portraitPhoto } } };

/** A choice that brings alcohol is marked; the dish is, once it is chosen. */
export const AlcoholInChoice: Story = {
  args: { item: drinkMealDish },
  play: async ({ userEvent }) => {
    const dish = await dialog('Curry and a drink');
    await expect(dish.queryByRole('list', { name: 'Dietary' })).not.toBeInTheDocument();
    await userEvent.click(dish.getByRole('radio', { name: /^Lager 18 or over/ }));
    await expect(dish.getByRole('list', { name: 'Dietary' })).toHaveTextContent('18+');
    await userEvent.click(dish.getByRole('radio', { name: /^Mango lassi/ }));
    await expect(dish.queryByRole('list', { name: 'Dietary' })).not.toBeInTheDocument();
  },
};

/** What the dish is as chosen, and what would make it vegan; what is not stated never passes. */
export const Diets: Story = {
  args: { item: markedDish },
  play: async ({ step, userEvent }) => {
    const dish = await dialog('Karahi, your way');
    const choose = (name: RegExp) => userEvent.click(dish.getByRole('radio', { name }));
    await step('Before anything is chosen it says what makes it vegan', async () => {
      await expect(dish.getByText('Vegan with Vegetables and Roti.')).toBeVisible();
      await expect(dish.getByRole('list', { name: 'Dietary' })).toHaveTextContent('HHalal');
    });
    await step('Vegetarian as chosen, and one change away from vegan', async () => {
      await choose(/^Vegetables/);
      await choose(/^Naan/);
      await expect(dish.getByText('Vegetarian as chosen')).toBeVisible();
      await expect(dish.getByText('Vegan with Roti instead of Naan.')).toBeVisible();
      await expect(dish.getByText('500 kcal')).toBeVisible();
    });
    await step('Vegan', async () => {
      await choose(/^Roti/);
      await expect(dish.getByText('Vegan as chosen')).toBeVisible();
      await expect(dish.queryByText(/^Vegan with/)).not.toBeInTheDocument();
    });
  },
};

/** A dish whose allergens are those of its choices: nothing is said to be free from anything before they are made. */
export const AllergensOfChoices: Story = {
  tags: ['!autodocs'],
  args: { item: plainMarkedDish },
  play: async ({ step, userEvent }) => {
    const dish = await dialog('Karahi, your way');
    const allergens = within(dish.getByRole('region', { name: 'Allergens in your choice' }));
    const choose = (name: RegExp) => userEvent.click(dish.getByRole('radio', { name }));
    await step('Nothing chosen, nothing claimed', async () => {
      await expect(allergens.getByText('Not complete until you have chosen: Main, Bread.')).toBeVisible();
      await expect(allergens.queryByText('None of the 14 allergens')).not.toBeInTheDocument();
      await expect(dish.getByText('300 kcal without your choices')).toBeVisible();
    });
    await step('Half of it chosen: what is known, and what is missing', async () => {
      await choose(/^Naan/);
      await expect(allergens.getByText('Cereals containing gluten')).toBeVisible();
      await expect(allergens.getByText('Not complete until you have chosen: Main.')).toBeVisible();
    });
    await step('All of it chosen', async () => {
      await choose(/^Vegetables/);
      await expect(allergens.getByText('Changes with your choices.')).toBeVisible();
      await expect(dish.getByText('500 kcal')).toBeVisible();
      await choose(/^Roti/);
      await expect(allergens.getByText('None of the 14 allergens')).toBeVisible();
    });
  },
};

/** Outside its time, and for the other mode alone, it can be read, and says in the place of Add why it cannot be added. */
export const NotSold: Story = {
  args: { item: { ...naanDish, saleNote: { isSold: false, text: 'Tomorrow from 12:00' } } },
  play: async ({ args, userEvent }) => {
    const dish = await dialog('Garlic and coriander naan');
    await userEvent.click(dish.getByRole('button', { name: 'Tomorrow from 12:00' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(dish.queryByRole('button', { name: 'One more' })).not.toBeInTheDocument();
  },
};

/** Sold until a time, for collection alone, and at most two in an order: it says all three. */
export const SoldWithLimits: Story = {
  args: {
    item: {
      ...{ ...naanDish, saleNote: { isSold: true, text: 'Lunch, until 14:30' } },
      ...{ modes: ['collection'], maxPerOrder: 2 },
    },
    orderingMode: 'collection',
  },
  play: async ({ userEvent }) => {
    const dish = await dialog('Garlic and coriander naan');
    await expect(dish.getByText('Lunch, until 14:30')).toBeVisible();
    await expect(dish.getByText('Only for collection')).toBeVisible();
    await expect(dish.getByText('At most 2 in one order')).toBeVisible();
    await userEvent.click(dish.getByRole('button', { name: 'One more' }));
    await expect(dish.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
};
