import { QueryClient } from '@tanstack/react-query';
import { noTipsMessage, pence, zeroPence } from '@tiffin/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabStorage } from '../../browser/session-storage.ts';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { type ToastMessage, toasts } from '../toasts/toasts.ts';
import { dropRefusedTip } from './drop-refused-tip.ts';
import { setOrderTip } from './order-tip.ts';

const tip = pence(250);
const { queryKey } = restaurantQueries.current();
const refused = { kind: 'refused', code: 'invalid_request', message: noTipsMessage } as const;

let client: QueryClient;
let shown: ToastMessage[];
let stop: () => void;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<unknown>(queryKey, {});
  shown = [];
  stop = toasts.listen({ show: (toast) => void shown.push(toast), resolve: () => undefined });
  setOrderTip(tip);
});
afterEach(() => {
  stop();
  setOrderTip(zeroPence);
});

const keptTip = () => tabStorage.entry('orderTip').read();
const isRestaurantStale = () => client.getQueryState(queryKey)?.isInvalidated;

test('a tip that the restaurant takes no more falls away with a word, and the restaurant is read again', () => {
  dropRefusedTip(client, refused, { tip });
  expect([keptTip(), isRestaurantStale()]).toEqual([null, true]);
  expect(shown).toEqual([
    {
      tone: 'good',
      message: 'The restaurant does not take tips any more, so yours is not part of your order.',
    },
  ]);
});

test.each([
  ['for another reason', { ...refused, message: 'This is no address.' }, { tip }],
  ['without a tip', refused, {}],
])('an order that is refused %s keeps its tip', (_, answer, input) => {
  dropRefusedTip(client, answer, input);
  expect([keptTip(), isRestaurantStale(), shown]).toEqual(['250', false, []]);
});
