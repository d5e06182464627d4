import {
  addPence,
  type Choice,
  type ConfigurableItem,
  configure,
  formatPounds,
  type MenuOption,
  multiplyPence,
  type Pence,
  type SelectedOption,
  subtractPence,
  zeroPence,
} from '@tiffin/domain';
import { dishStrings } from '../dish.strings.ts';
import { choosePieces, chosenFor } from './selection.ts';

/** An option where it is asked: of which dish, with what chosen. */
export interface AskedOption {
  readonly item: ConfigurableItem;
  readonly selected: readonly SelectedOption[];
  readonly option: MenuOption;
  /** How many pieces there are of the choice that it belongs to. */
  readonly times: number;
}

/** A sum as it stands under the choices of an option. */
export interface OptionSum {
  readonly words: string;
  /** Empty where nothing is added. */
  readonly amount: string;
}

/** What a choice adds to the dish: all its pieces where there are some, else the next one. */
const choicePrice = ({ item, selected, option, times }: AskedOption, choice: Choice): Pence => {
  const own = multiplyPence(choice.price, times);
  // Of halves each says its own price: which of them counts is said once, for all.
  if (option.pricing === 'dearest') return own;
  const line = linesOf({ item, selected, option }).find(({ choiceId }) => choiceId === choice.id);
  if (line !== undefined) return line.price;
  if (option.included === undefined) return own;
  const withIt = choosePieces(selected, option, choice.id, 1);
  return subtractPence(configure(item, withIt).unitPrice, configure(item, selected).unitPrice);
};

/** What a choice costs in words: "+£2.00", "−£1.00", "Included", or nothing where its whole group costs nothing. */
export const choicePriceWords = (asked: AskedOption, choice: Choice): string => {
  if (!choice.isAvailable) return dishStrings.choiceSoldOut;
  const price = choicePrice(asked, choice);
  if (price !== zeroPence) return signed(price);
  return asked.option.choices.some((each) => each.price > zeroPence) ? dishStrings.included : '';
};

/** The sum of an option in words, and what it comes to; null where the prices beside its choices just add up. */
export const optionSum = (asked: Omit<AskedOption, 'times'>): OptionSum | null => {
  const { included = 0, pricing, choices } = asked.option;
  const chosen = chosenFor(asked.selected, asked.option);
  const price = addPence(...linesOf(asked).map((line) => line.price));
  const amount = price === zeroPence ? '' : signed(price);
  if (pricing === 'dearest')
    return chosen.length < 2 ? null : { words: dishStrings.dearestOf(chosen.length), amount };
  if (included === 0 || chosen.length === 0) return null;
  // What lowers the price is never among the included.
  const payable = chosen.filter((id) => choices.some((choice) => choice.id === id && choice.price >= 0));
  return { words: dishStrings.includedOf(chosen.length, Math.min(included, payable.length)), amount };
};

const linesOf = ({ item, selected, option }: Omit<AskedOption, 'times'>) =>
  configure(item, selected).lines.filter(({ optionId }) => optionId === option.id);

const signed = (price: Pence) => (price < 0 ? formatPounds(price) : dishStrings.extra(formatPounds(price)));
