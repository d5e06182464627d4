import { addPence } from '../money/arithmetic.ts';
import type { Pence } from '../money/pence.ts';
import { chosenChoices } from './chosen-choices.ts';
import type { Choice, MenuItem, MenuOption, SelectedOption } from './menu.ts';

/** What a dish costs before everything about it is chosen. */
export interface PriceFrom {
  /** The least that a valid configuration costs. */
  readonly priceFrom: Pence;
  /** Whether a required choice can make it cost more, so that "from" stands before the price. */
  readonly priceVaries: boolean;
}

/** The part of an option that prices depend on. */
interface PricedOption extends Pick<MenuOption, 'id' | 'minChoices'> {
  readonly choices: readonly Pick<Choice, 'id' | 'price' | 'isAvailable'>[];
}

/** The part of a dish that its price depends on. */
export interface PricedItem extends Pick<MenuItem, 'price'> {
  readonly options: readonly PricedOption[];
}

/**
 * Works out the least that a dish costs, with what is already chosen for it. Only choices on sale count, and all of them
 * once no valid configuration is on sale.
 */
export function priceFrom(item: PricedItem, selectedOptions: readonly SelectedOption[] = []): PriceFrom {
  const questions = item.options.map((option) => openQuestion(option, selectedOptions));
  const isOnSale = questions.every(({ missing, open }) => open.filter(onSale).length >= missing);
  const ends = questions.map(({ chosen, missing, open }) => {
    const prices = (isOnSale ? open.filter(onSale) : open).map(({ price }) => price).sort((a, b) => a - b);
    const base = chosen.map(({ price }) => price);
    return {
      least: addPence(...base, ...prices.slice(0, missing)),
      most: addPence(...base, ...prices.slice(Math.max(prices.length - missing, 0))),
    };
  });
  return {
    priceFrom: addPence(item.price, ...ends.map(({ least }) => least)),
    priceVaries: ends.some(({ least, most }) => least !== most),
  };
}

const onSale = ({ isAvailable }: Pick<Choice, 'isAvailable'>) => isAvailable;

/** What is chosen for an option, how many choices are still required, and which are left for them. */
function openQuestion(option: PricedOption, selectedOptions: readonly SelectedOption[]) {
  const chosen = chosenChoices([option], selectedOptions);
  return {
    chosen,
    missing: Math.max(option.minChoices - chosen.length, 0),
    open: option.choices.filter((choice) => !chosen.includes(choice)),
  };
}
