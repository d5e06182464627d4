import type { MenuItem, MenuOption, NestedChoice } from '../menu/menu.ts';
import { penceFromPounds } from '../money/pounds.ts';
import type { NestedOptionInFile, OptionInFile } from './menu-schema.ts';
import { type ItemInFile, mostOf } from './option-groups.ts';

/** A dish of a file as the rules of the menu know it, with everything on sale; ids are the paths of keys. */
export function menuItemInFile(
  item: ItemInFile,
): Pick<MenuItem, 'name' | 'isAvailable' | 'price' | 'allergens' | 'dietary' | 'options'> {
  return {
    name: item.name,
    isAvailable: true,
    price: penceFromPounds(item.price),
    allergens: item.allergens,
    dietary: item.dietary,
    options: item.options.map(optionOf),
  };
}

function optionOf(option: OptionInFile): MenuOption {
  return {
    ...rulesOf(option, option.key),
    choices: option.choices.map((choice) => {
      const id = `${option.key}/${choice.key}`;
      const options = choice.options.map((nested) => ({
        ...rulesOf(nested, `${id}/${nested.key}`),
        choices: nested.choices.map((each) => choiceOf(each, `${id}/${nested.key}/${each.key}`)),
      }));
      return { ...choiceOf(choice, id), options };
    }),
  };
}

function rulesOf(option: OptionInFile | NestedOptionInFile, id: string): Omit<MenuOption, 'choices'> {
  const { name, min: minChoices, included, pricing } = option;
  const rule = pricing === undefined ? { included } : { pricing };
  return { id, name, minChoices, maxChoices: mostOf(option), ...rule };
}

function choiceOf(
  { name, price, max, allergens, dietary }: NestedOptionInFile['choices'][number],
  id: string,
): NestedChoice {
  return { id, name, price: penceFromPounds(price), isAvailable: true, allergens, dietary, max };
}
