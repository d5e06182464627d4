import type { ConfigurationLine } from '../menu/configure.ts';
import type { OrderItem, OrderItemChoice, OrderItemOption } from './order.ts';

/** A choice of an order as it is printed; its id on the menu is left out where customers read. */
export type OrderLine = ConfigurationLine & Pick<OrderItemChoice, 'choiceId'>;

/** The choices of an ordered dish as every screen and paper prints them, each before what was chosen for it. */
export function orderLines({ options }: Pick<OrderItem, 'options'>): readonly OrderLine[] {
  return linesOf(options, 0);
}

function linesOf(options: readonly OrderItemOption[], depth: 0 | 1): readonly OrderLine[] {
  return options.flatMap(({ name: optionName, choices }) =>
    choices.flatMap(
      ({ name: choiceName, options: nested = [], count = 1, ...choice }): readonly OrderLine[] => [
        { optionName, choiceName, count, depth, ...choice },
        ...linesOf(nested, 1),
      ],
    ),
  );
}
