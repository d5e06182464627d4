import { QueryClient } from '@tanstack/react-query';
import { createStore } from '@tanstack/store';
import { type Cart, type CartItem, cartSubtotal, lineTotal, pence } from '@tiffin/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { createCartEdits } from './cart-edits.ts';
import { type CartEdit, noEdits, withPending } from './pending-edits.ts';

/** The choice that tells the lines apart, which are all of one dish. */
const chosen = (choiceId: string) => [{ optionId: 'heat', choiceIds: [choiceId] }];

function item(id: string, quantity: number): CartItem {
  const unitPrice = pence(450);
  return {
    id,
    quantity,
    optionsHash: id,
    unitPrice,
    totalPrice: lineTotal(unitPrice, quantity),
    isAvailable: true,
    unavailableReason: null,
    menuItem: { id: 'curry', name: id, photoUrl: null, price: unitPrice, allergens: null, options: [] },
    selectedOptions: chosen(id),
  };
}

function cartOf(quantities: Readonly<Record<string, number>>): Cart {
  const items = Object.entries(quantities).map(([id, quantity]) => item(id, quantity));
  return { id: 'cart', restaurantId: 'r', items, totalAmount: cartSubtotal(items), updatedAt: '' };
}

const quantities = (cart: Cart) => Object.fromEntries(cart.items.map(({ id, quantity }) => [id, quantity]));

/** A server whose answers take time and sometimes fail, and a screen that shows its cart through the edits. */
function setUp(
  start: Readonly<Record<string, number>>,
  answers: readonly { fails: boolean; ms: number }[] = [],
) {
  let server = cartOf(start);
  let known = server;
  let call = 0;
  const sent: CartEdit[] = [];
  const failed: CartEdit[] = [];
  const pending = createStore(noEdits);
  const edits = createCartEdits({
    queryClient: new QueryClient(),
    pending,
    send: async (edit) => {
      sent.push(edit);
      const answer = answers[call++];
      const halfWay = () => new Promise((resolve) => setTimeout(resolve, (answer?.ms ?? 20) / 2));
      await halfWay();
      if (!answer?.fails) server = applyEdit(server, edit);
      const answered = server;
      await halfWay();
      if (answer?.fails) throw new Error('refused');
      return answered;
    },
    onConfirmed: (cart) => {
      known = cart;
    },
    onFailed: (edit) => failed.push(edit),
  });
  const screen = () => quantities(withPending(known, pending.get()));
  return { edits, pending: pending.get, sent, failed, screen, server: () => quantities(server) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a quantity shows at once and is sent once, 500 ms after the last change', async () => {
  const { edits, pending, sent, screen, server } = setUp({ tikka: 1 });
  edits.setQuantity('tikka', 2);
  await vi.advanceTimersByTimeAsync(499);
  edits.setQuantity('tikka', 3);
  expect(screen()).toEqual({ tikka: 3 });
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ kind: 'quantity', itemId: 'tikka', quantity: 3 }]);
  await vi.advanceTimersByTimeAsync(20);
  expect(server()).toEqual({ tikka: 3 });
  expect(pending()).toEqual([]);
  expect(screen()).toEqual({ tikka: 3 });
});

test('each line waits by itself', async () => {
  const { edits, sent } = setUp({ tikka: 1, naan: 1 });
  edits.setQuantity('tikka', 2);
  await vi.advanceTimersByTimeAsync(300);
  edits.setQuantity('naan', 4);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([{ kind: 'quantity', itemId: 'tikka', quantity: 2 }]);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toHaveLength(2);
});

test.each([
  ['quantity', (edits: ReturnType<typeof setUp>['edits']) => edits.setQuantity('tikka', 9)],
  [
    'change of choices',
    (edits: ReturnType<typeof setUp>['edits']) =>
      edits.change('tikka', { quantity: 4, selectedOptions: chosen('hot'), unitPrice: pence(450) }),
  ],
  ['removal', (edits: ReturnType<typeof setUp>['edits']) => edits.remove('tikka')],
  ['clearing', (edits: ReturnType<typeof setUp>['edits']) => edits.clear()],
])('a refused %s is rolled back with a message', async (_, edit) => {
  const { edits, failed, screen } = setUp({ tikka: 1, naan: 2 }, [{ fails: true, ms: 20 }]);
  edit(edits);
  expect(screen()).not.toEqual({ tikka: 1, naan: 2 });
  await vi.runAllTimersAsync();
  expect(failed).toHaveLength(1);
  expect(screen()).toEqual({ tikka: 1, naan: 2 });
});

test('a refused quantity does not undo the newer one made meanwhile', async () => {
  const { edits, screen, server } = setUp({ tikka: 1 }, [{ fails: true, ms: 1000 }]);
  edits.setQuantity('tikka', 5);
  await vi.advanceTimersByTimeAsync(600);
  edits.setQuantity('tikka', 6);
  expect(screen()).toEqual({ tikka: 6 });
  await vi.runAllTimersAsync();
  expect(server()).toEqual({ tikka: 6 });
  expect(screen()).toEqual({ tikka: 6 });
});

test('removing a line drops the quantity that was held for it', async () => {
  const { edits, sent } = setUp({ tikka: 1 });
  edits.setQuantity('tikka', 7);
  edits.remove('tikka');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ kind: 'remove', itemId: 'tikka' }]);
});

test('other choices are sent at once, with the quantity, after what is held for another line', async () => {
  const { edits, sent, screen } = setUp({ tikka: 1, naan: 1 });
  edits.setQuantity('naan', 2);
  edits.setQuantity('tikka', 3);
  const selectedOptions = chosen('hot');
  const unitPrice = pence(500);
  edits.change('tikka', { quantity: 4, selectedOptions, unitPrice });
  expect(screen()).toEqual({ tikka: 4, naan: 2 });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    { kind: 'quantity', itemId: 'naan', quantity: 2 },
    { kind: 'choices', itemId: 'tikka', quantity: 4, selectedOptions, unitPrice },
  ]);
});

test('flushing sends what is held without waiting and says whether all went well', async () => {
  const { edits, sent, server } = setUp({ tikka: 1, naan: 1 });
  edits.setQuantity('tikka', 2);
  edits.setQuantity('naan', 3);
  const flushed = edits.flush();
  await vi.advanceTimersByTimeAsync(40);
  expect(await flushed).toBe(true);
  expect(sent).toHaveLength(2);
  expect(server()).toEqual({ tikka: 2, naan: 3 });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);

  const failing = setUp({ tikka: 1 }, [{ fails: true, ms: 5 }]);
  failing.edits.setQuantity('tikka', 2);
  const refused = failing.edits.flush();
  await vi.advanceTimersByTimeAsync(5);
  expect(await refused).toBe(false);
});

test('another write waits for its turn, after the quantities held before it', async () => {
  const { edits, sent, screen, server } = setUp({ tikka: 1, naan: 1 });
  edits.remove('naan');
  edits.setQuantity('tikka', 4);
  const added = edits.run(async () => cartOf({ ...server(), dal: 1 }));
  await vi.advanceTimersByTimeAsync(40);
  expect(quantities(await added)).toEqual({ tikka: 4, dal: 1 });
  expect(sent).toHaveLength(2);
  expect(screen()).toEqual({ tikka: 4, dal: 1 });

  const refused = edits.run(() => Promise.reject(new Error('full')));
  await expect(refused).rejects.toThrow('full');
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);
});

test('nothing unsent outlives a reset', async () => {
  const { edits, sent, screen } = setUp({ tikka: 1 });
  edits.setQuantity('tikka', 2);
  edits.reset();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  expect(screen()).toEqual({ tikka: 1 });
});

const line = fc.constantFrom('tikka', 'naan', 'dal');
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('quantity' as const),
      line,
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
  },
  {
    weight: 3,
    // With the choices of another line it takes that line up.
    arbitrary: fc.record({
      kind: fc.constant('choices' as const),
      line,
      quantity: fc.integer({ min: 1, max: 99 }),
      choice: fc.oneof(line, fc.constant('hot')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), line }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('flush' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 1500 }) }),
  },
);

test('whatever is edited, in any order and with any failures, the screen ends equal to the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.array(fc.record({ fails: fc.boolean(), ms: fc.integer({ min: 0, max: 1200 }) }), { maxLength: 30 }),
      async (steps, answers) => {
        const { edits, pending, screen, server } = setUp({ tikka: 1, naan: 2, dal: 3 }, answers);
        for (const each of steps) {
          if (each.kind === 'quantity') edits.setQuantity(each.line, each.quantity);
          else if (each.kind === 'choices') {
            const { line, quantity, choice } = each;
            edits.change(line, { quantity, selectedOptions: chosen(choice), unitPrice: pence(450) });
          } else if (each.kind === 'remove') edits.remove(each.line);
          else if (each.kind === 'clear') edits.clear();
          else if (each.kind === 'flush') void edits.flush();
          else await vi.advanceTimersByTimeAsync(each.ms);
        }
        await vi.runAllTimersAsync();
        expect(pending()).toEqual([]);
        expect(screen()).toEqual(server());
      },
    ),
    { numRuns: 1000 },
  );
});

test('an addition under way when the customer signs out never reaches the next cart', async () => {
  const { edits, screen } = setUp({ naan: 1 });
  const slow = new Promise<Cart>((resolve) => setTimeout(() => resolve(cartOf({ naan: 7 })), 50));
  const running = edits.run(() => slow);
  const next = vi.fn(() => slow);
  const waiting = expect(edits.run(next)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(10);
  edits.reset();
  await vi.advanceTimersByTimeAsync(100);
  await running;
  await waiting;
  expect(screen()).toEqual({ naan: 1 });
  expect(next).not.toHaveBeenCalled();
});
