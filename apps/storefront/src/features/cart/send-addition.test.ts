import { QueryClient } from '@tanstack/react-query';
import { type Cart, type MenuItemSummary, pence } from '@tiffin/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusedWith } from '../toasts/testing/refused-with.ts';
import { type ToastMessage, toasts } from '../toasts/toasts.ts';
import { addKeptDish } from './add-kept-dish.ts';
import { keepAddition } from './keep-addition.ts';
import { keptText } from './kept-addition.ts';
import { pendingAdditions } from './pending-edits.ts';
import { sendAddition } from './send-addition.ts';

const { addToCart } = vi.hoisted(() => ({ addToCart: vi.fn() }));
vi.mock('./cart.functions.ts', () => ({ addToCart }));

const cart: Cart = { id: 'cart', restaurantId: 'r', items: [], totalAmount: pence(0), updatedAt: '' };
const fries: MenuItemSummary = {
  id: 'fries',
  name: 'Masala fries',
  description: '',
  photoUrl: null,
  price: pence(450),
  priceFrom: pence(450),
  priceVaries: false,
  isAvailable: true,
  dietary: [],
  heat: 0,
  kcal: null,
  hasOptions: false,
};
const addition = { dish: fries, quantity: 2, selectedOptions: [] };
const sent = { data: { menuItemId: 'fries', quantity: 2, selectedOptions: [] } };

let shown: ToastMessage[] = [];
let stop: () => void;
beforeEach(() => {
  addToCart.mockReset();
  shown = [];
  stop = toasts.listen({ show: (toast) => void shown.push(toast), resolve: () => undefined });
  addToCart.mockResolvedValue(cart);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function addOn(pathname: string): Promise<void> {
  vi.stubGlobal('window', { location: { pathname } });
  expect(await sendAddition(new QueryClient(), addition)).toBe(true);
}

test('on the page of a category, which shows no cart, a message leads to it', async () => {
  await addOn('/category/small-plates');
  expect(shown).toEqual([
    {
      tone: 'good',
      message: 'Masala fries is in your cart.',
      link: { label: 'View menu and cart', to: '/' },
    },
  ]);
});

test.each(['/', '/search'])('on %s no message is needed', async (pathname) => {
  await addOn(pathname);
  expect(shown).toEqual([]);
});

test('a dish that did not get into the cart is not said to be there', async () => {
  addToCart.mockRejectedValue(refusedWith(503));
  await expect(addOn('/category/small-plates')).rejects.toThrow();
  expect(shown).toEqual([]);
});

test('a dish that is not sold now, or not so often, says so in the words of the restaurant', async () => {
  const message = 'Masala fries is not sold now: tomorrow from 12:00.';
  addToCart.mockRejectedValue(refusedWith(400, message, 'item_not_now'));
  await addOn('/category/small-plates');
  expect(shown).toEqual([{ tone: 'bad', message }]);
});

test('the line shows, with the price of its card, until the server has answered', async () => {
  const prices = () => pendingAdditions.get().map(({ line }) => line.totalPrice);
  addToCart.mockImplementation(() => {
    expect(prices()).toEqual([900]);
    return Promise.resolve(cart);
  });
  await addOn('/');
  expect(addToCart).toHaveBeenLastCalledWith(sent);
  expect(prices()).toEqual([]);
});

test('the dish that a visitor wanted is added once', async () => {
  vi.stubGlobal('window', { location: { pathname: '/' } });
  const queryClient = new QueryClient();
  keepAddition(addition);
  await addKeptDish(queryClient);
  expect(addToCart).toHaveBeenCalledExactlyOnceWith(sent);
  expect(keptText.get()).toBeNull();
  await addKeptDish(queryClient);
  expect(addToCart).toHaveBeenCalledTimes(1);
});

test('a kept dish that does not get into the cart is named as a failure', async () => {
  addToCart.mockRejectedValue(new Error('offline'));
  keepAddition(addition);
  await addKeptDish(new QueryClient());
  expect(shown).toMatchObject([{ tone: 'bad', message: 'Failed to add item to cart' }]);
});
