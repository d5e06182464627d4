import type { CounterOrder } from '@tiffin/domain';
import { sketch } from './sketch-order.ts';

const names = ['Priya Nair', 'Bartholomew Featherstonehaugh-Montgomery', 'Zofia Kowalska', 'Tom Ashworth'];
const food = [
  [
    ['Butter chicken', 2],
    ['Garlic naan', 3],
    ['House black dal', 1],
    ['Masala fries', 2],
  ],
  [['Slow-roasted shoulder of Yorkshire lamb for two', 6, 'Green chutney', 'Saffron pilau', 'Medium']],
  [
    ['Smoked chicken tikka', 1, 'Hot', 'Masala fries'],
    ['Onion bhaji', 1],
  ],
  [
    ['Tandoori king prawns', 1],
    ['Saffron pilau', 2],
    ['Roomali roti', 12],
  ],
] as const;

const minutesAfter = (minutes: number) =>
  new Date(Date.parse('2026-11-20T18:40:00Z') + minutes * 60_000).toISOString();

const rushOrder = (index: number, order: Parameters<typeof sketch>[0]['order']): CounterOrder =>
  sketch({
    number: `S-${2001 + index}`,
    name: names[index % names.length] ?? null,
    total: 2100 + index,
    dishes: food[index % food.length] ?? [],
    order: { mode: index % 3 === 0 ? 'collection' : 'delivery', ...order },
  });

/** A Friday at its fullest: 12 orders to answer and 20 in the kitchen, four minutes between promises. */
export const rushOrders: readonly CounterOrder[] = [
  ...Array.from({ length: 12 }, (_, index) =>
    rushOrder(index, { placedAt: `2026-11-20T18:44:${String(index * 5).padStart(2, '0')}.000Z` }),
  ),
  ...Array.from({ length: 20 }, (_, index) =>
    rushOrder(20 + index, {
      status: 'accepted',
      version: 2,
      placedAt: '2026-11-20T18:20:00.000Z',
      promisedFrom: minutesAfter(index * 4),
      promisedTo: minutesAfter(index * 4),
    }),
  ),
];

/** One dish more than any card or column has room for. */
export const longOrder: CounterOrder = sketch({
  number: 'S-3001',
  name: 'Grace Mensah',
  total: 18_900,
  dishes: Array.from({ length: 30 }, (_, index) => [`Dish number ${index + 1} of a feast`, 1] as const),
});
