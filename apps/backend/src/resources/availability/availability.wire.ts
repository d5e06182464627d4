import type { components } from '@tiffin/api/schema';
import type { MarkedMenu } from '../menu/menu.store.ts';
import { runningMarks } from './sold-out.store.ts';

type Schemas = components['schemas'];

/** The whole menu with what is sold out at an instant, as the wire shows it. */
export function counterMenuToWire({ menu, marks }: MarkedMenu, now: Date): Schemas['CounterMenu'] {
  const running = runningMarks(marks, now);
  const stateOf = ({ _id, name, isAvailable }: Pick<Schemas['Choice'], '_id' | 'name' | 'isAvailable'>) => {
    const mark = running.get(_id);
    const until = mark?.until ?? null;
    const end = until === null ? null : new Date(until).toISOString();
    return { _id, name, isAvailable, soldOut: mark === undefined ? null : { until: end } };
  };
  return {
    categories: menu.categories.map((category) => ({
      _id: category._id,
      name: category.name,
      items: category.items.map((item) => ({
        ...stateOf(item),
        options: item.options.map((option) => ({
          _id: option._id,
          name: option.name,
          choices: option.choices.map((choice) => ({
            ...stateOf(choice),
            ...(choice.options !== undefined && {
              options: choice.options.map((nested) => ({
                _id: nested._id,
                name: nested.name,
                choices: nested.choices.map(stateOf),
              })),
            }),
          })),
        })),
      })),
    })),
  };
}
