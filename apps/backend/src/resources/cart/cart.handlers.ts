import {
  addNotNowMessage,
  type Cart,
  cartFullMessage,
  itemOverLimitMessage,
  type SelectedOption,
  selectionProblems,
} from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import {
  type HandlerRequest,
  type Handlers,
  type OperationId,
  type SignedInCustomer,
  signedIn,
} from '../../contract/handler.ts';
import { notFound, ProblemError, problem } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import {
  addLine,
  dishIdOfLine,
  ensureCart,
  findDish,
  lockCart,
  piecesInCart,
  removeAllLines,
  removeLine,
  setLineChoices,
  setLineQuantity,
} from './cart.store.ts';
import { cartToWire } from './cart.wire.ts';
import type { Dish } from './menu-item-cache.ts';
import { readCartWithin } from './read-cart.ts';

/** The cart: one for each customer and restaurant. */
export const cartHandlers = {
  getCart: async (request) => {
    return { status: 200, body: await currentCart(request) };
  },

  addToCart: async (request) => {
    if (request.isRepeat) return { status: 201, body: await currentCart(request) };
    const { app, restaurantId, body, keepStatus } = request;
    const add = async (tx: Transaction, cartId: string) => {
      const dish = await findDish(tx, restaurantId, body.menuItemId, app.clock.now());
      assertSelection(dish, body.selectedOptions);
      if (dish.saleNote?.isSold === false) {
        const message = addNotNowMessage(dish.name, dish.saleNote.text);
        throw new ProblemError(problem(400, 'item_not_now', message));
      }
      if ((await addLine(tx, cartId, body)) === null)
        throw new ProblemError(problem(400, 'cart_full', cartFullMessage));
      await assertLimit(tx, cartId, dish, 0);
    };
    return changeCart(app, signedIn(request), restaurantId, add, async (tx, cart) => {
      // With the change itself: a crash in between would let a repeat add the dish twice.
      await keepStatus(tx, 201);
      return { status: 201 as const, body: cartToWire(cart) };
    });
  },

  clearCart: async (request) => {
    if (request.isRepeat) return { status: 200, body: await currentCart(request) };
    const { app, restaurantId, keepStatus } = request;
    // Cleared again by a repeat, the cart would lose what was added after the first time.
    return changeCart(app, signedIn(request), restaurantId, removeAllLines, (tx, cart) =>
      changedOnce(tx, cart, keepStatus),
    );
  },

  updateCartItem: async (request) => {
    if (request.isRepeat) return { status: 200, body: await currentCart(request) };
    const { app, restaurantId, params, body, keepStatus } = request;
    const { quantity, selectedOptions } = body;
    const setQuantity = async (tx: Transaction, cartId: string) => {
      const menuItemId = await dishIdOfLine(tx, cartId, params.id);
      if (menuItemId === null) throw new ProblemError(noSuchLine);
      const before = await piecesInCart(tx, cartId, menuItemId);
      await setLineQuantity(tx, cartId, params.id, quantity);
      const dish = await findDish(tx, restaurantId, menuItemId, app.clock.now());
      if (dish !== null) await assertLimit(tx, cartId, dish, before);
    };
    const setChoices = async (tx: Transaction, cartId: string, selected: readonly SelectedOption[]) => {
      const menuItemId = await dishIdOfLine(tx, cartId, params.id);
      if (menuItemId === null) throw new ProblemError(noSuchLine);
      const dish = await findDish(tx, restaurantId, menuItemId, app.clock.now());
      assertSelection(dish, selected);
      const before = await piecesInCart(tx, cartId, menuItemId);
      await setLineChoices(tx, cartId, params.id, { menuItemId, quantity, selectedOptions: selected });
      await assertLimit(tx, cartId, dish, before);
    };
    const set = (tx: Transaction, cartId: string) =>
      selectedOptions === undefined ? setQuantity(tx, cartId) : setChoices(tx, cartId, selectedOptions);
    // Merged with another line, a repeat would set the quantity that the line had before.
    return changeCart(app, signedIn(request), restaurantId, set, (tx, cart) =>
      changedOnce(tx, cart, keepStatus),
    );
  },

  removeCartItem: async (request) => {
    if (request.isRepeat) return { status: 200, body: await currentCart(request) };
    const { app, restaurantId, params, keepStatus } = request;
    const remove = async (tx: Transaction, cartId: string) => {
      if (!(await removeLine(tx, cartId, params.id))) throw new ProblemError(noSuchLine);
    };
    return changeCart(app, signedIn(request), restaurantId, remove, (tx, cart) =>
      changedOnce(tx, cart, keepStatus),
    );
  },
} satisfies Partial<Handlers>;

/** The cart as it is now, created before its first use. */
async function currentCart<Id extends OperationId>(request: HandlerRequest<Id>) {
  const { app, restaurantId } = request;
  const { id } = signedIn(request);
  const found = await app.readCart(id, restaurantId, app.clock.now());
  if (found !== null) return cartToWire(found);
  await ensureCart(app.db, id, restaurantId);
  return cartToWire(present(await app.readCart(id, restaurantId, app.clock.now())));
}

const noSuchLine = notFound('This dish in your cart');

/** Changes the cart under its lock and answers with it as changed; a ProblemError leaves it as it was. */
function changeCart<Answer>(
  app: AppContext,
  customer: SignedInCustomer,
  restaurantId: string,
  change: (tx: Transaction, cartId: string) => Promise<void>,
  answer: (tx: Transaction, cart: Cart) => Promise<Answer>,
): Promise<Answer> {
  return app.db.transaction(async (tx) => {
    await change(tx, await lockCart(tx, customer.id, restaurantId));
    return answer(tx, present(await readCartWithin(tx, customer.id, restaurantId, app.clock.now())));
  });
}

async function changedOnce(
  tx: Transaction,
  cart: Cart,
  keepStatus: HandlerRequest<'clearCart' | 'updateCartItem' | 'removeCartItem'>['keepStatus'],
) {
  await keepStatus(tx, 200);
  return { status: 200 as const, body: cartToWire(cart) };
}

/** Throws what is wrong with a selection, or that its dish is gone. */
function assertSelection<Found extends Dish>(
  dish: Found | null,
  selectedOptions: readonly SelectedOption[],
): asserts dish is Found {
  if (dish === null) {
    const message = 'This dish is no longer on the menu.';
    const fields = [{ field: 'menuItemId', message }];
    throw new ProblemError(problem(400, 'invalid_selection', message, { fields }));
  }
  const problems = selectionProblems(dish, selectedOptions);
  const [first] = problems;
  if (first === undefined) return;
  const fieldOf = (optionId: string | null): string => {
    if (optionId === null) return 'menuItemId';
    const index = selectedOptions.findIndex((selection) => selection.optionId === optionId);
    return index === -1 ? 'selectedOptions' : `selectedOptions.${index}.choiceIds`;
  };
  const fields = problems
    .slice(0, 100)
    .map(({ optionId, message }) => ({ field: fieldOf(optionId), message }));
  throw new ProblemError(problem(400, 'invalid_selection', first.message, { fields }));
}

/** Throws where a cart holds more of a dish than goes into one order, unless it held as many before. */
async function assertLimit(tx: Transaction, cartId: string, dish: Dish, before: number): Promise<void> {
  const { id, name, maxPerOrder } = dish;
  if (maxPerOrder === undefined) return;
  const pieces = await piecesInCart(tx, cartId, id);
  if (pieces <= maxPerOrder || pieces <= before) return;
  throw new ProblemError(problem(400, 'item_over_limit', itemOverLimitMessage(name, maxPerOrder)));
}

function present(cart: Cart | null): Cart {
  if (cart === null) throw new Error('A cart that was just created is gone.');
  return cart;
}
