import { QueryClient } from '@tanstack/react-query';
import { type Cart, type MenuItem, pence } from '@tiffin/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuQueries } from '../menu/menu.queries.ts';
import { type ToastMessage, toasts } from '../toasts/toasts.ts';
import { sendAddition } from './send-addition.ts';

const { addToCart } = vi.hoisted(() => ({ addToCart: vi.fn() }));
vi.mock('./cart.functions.ts', () => ({ addToCart }));

const cart: Cart = { id: 'cart', restaurantId: 'r', items: [], totalAmount: pence(0), updatedAt: '' };
const addition = { menuItemId: 'fries', quantity: 1, selectedOptions: [] };

let shown: ToastMessage[] = [];
let stop: () => void;
beforeEach(() => {
  shown = [];
  stop = toasts.listen({ show: (toast) => void shown.push(toast), resolve: () => undefined });
  addToCart.mockResolvedValue({ ok: true, value: cart });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function addOn(pathname: string): Promise<void> {
  vi.stubGlobal('window', { location: { pathname } });
  const queryClient = new QueryClient();
  const fries: Partial<MenuItem> = { id: 'fries', name: 'Masala fries', price: pence(450), options: [] };
  queryClient.setQueryData<Partial<MenuItem>>(menuQueries.dish('fries').queryKey, fries);
  expect(await sendAddition(queryClient, addition)).toBe(true);
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
  addToCart.mockResolvedValue({
    ok: false,
    error: { status: 503, code: 'service_unavailable', message: '' },
  });
  await expect(addOn('/category/small-plates')).rejects.toThrow();
  expect(shown).toEqual([]);
});
