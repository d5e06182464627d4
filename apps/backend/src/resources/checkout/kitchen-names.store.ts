import type { Cart } from '@tiffin/domain';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { menuChoices, menuItems } from '../../db/schema.ts';

/** What the kitchen calls dishes and choices, by their ids, where that is not their name. */
export type KitchenNames = ReadonlyMap<string, { readonly kitchenName: string }>;

/** Reads what the kitchen calls what is in a cart. */
export async function readKitchenNames(tx: Transaction, cart: Cart | null): Promise<KitchenNames> {
  const items = cart?.items ?? [];
  const dishes = items.map(({ menuItem }) => menuItem.id);
  const choices = items.flatMap(({ selectedOptions }) =>
    selectedOptions.flatMap(({ choiceIds }) => choiceIds),
  );
  const rows = [
    ...(await tx
      .select({ id: menuItems.id, kitchenName: menuItems.kitchenName })
      .from(menuItems)
      .where(and(inArray(menuItems.id, dishes), isNotNull(menuItems.kitchenName)))),
    ...(await tx
      .select({ id: menuChoices.id, kitchenName: menuChoices.kitchenName })
      .from(menuChoices)
      .where(and(inArray(menuChoices.id, choices), isNotNull(menuChoices.kitchenName)))),
  ];
  return new Map(
    rows.flatMap(({ id, kitchenName }) => (kitchenName === null ? [] : [[id, { kitchenName }]])),
  );
}
