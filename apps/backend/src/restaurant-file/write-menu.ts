import { and, type Column, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { menuCategories, menuChoices, menuItems, menuOptions } from '../db/schema.ts';
import { upsertById } from '../db/upsert.ts';
import type { MenuRows } from './rows.ts';

/** Writes a restaurant's menu and retires what is missing from it; returns how many rows that changed. */
export async function writeMenu(tx: Transaction, rows: MenuRows, restaurantId: string): Promise<number> {
  return (await upsertMenu(tx, rows)) + (await retireMissing(tx, rows, restaurantId));
}

async function upsertMenu(tx: Transaction, rows: MenuRows): Promise<number> {
  const nestedOptions = rows.options.filter(({ choiceId }) => choiceId !== null);
  const ownOptions = rows.options.filter(({ choiceId }) => choiceId === null);
  const choicesOf = (options: MenuRows['options']) => {
    const ids = new Set(options.map(({ id }) => id));
    return rows.choices.filter(({ optionId }) => ids.has(optionId));
  };
  return (
    (await upsertById(tx, menuCategories, 'id', rows.categories)) +
    (await upsertById(tx, menuItems, 'id', rows.items)) +
    // Options of choices name these, and have choices of their own.
    (await upsertById(tx, menuOptions, 'id', ownOptions)) +
    (await upsertById(tx, menuChoices, 'id', choicesOf(ownOptions))) +
    (await upsertById(tx, menuOptions, 'id', nestedOptions)) +
    (await upsertById(tx, menuChoices, 'id', choicesOf(nestedOptions)))
  );
}

async function retireMissing(tx: Transaction, rows: MenuRows, restaurantId: string): Promise<number> {
  // One parameter however many ids there are: a statement takes 65,535 of them.
  const notAmong = (column: Column, list: readonly { id: string }[]) =>
    sql`${column} <> all(${sql.param(list.map((row) => row.id))}::text[])`;
  const itemsOfRestaurant = tx
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(eq(menuItems.restaurantId, restaurantId));
  const optionsOfRestaurant = tx
    .select({ id: menuOptions.id })
    .from(menuOptions)
    .where(inArray(menuOptions.menuItemId, itemsOfRestaurant));
  const gone = { isRetired: true };
  const results = [
    await tx
      .update(menuCategories)
      .set(gone)
      .where(
        and(
          eq(menuCategories.restaurantId, restaurantId),
          eq(menuCategories.isRetired, false),
          notAmong(menuCategories.id, rows.categories),
        ),
      ),
    await tx
      .update(menuItems)
      .set(gone)
      .where(
        and(
          eq(menuItems.restaurantId, restaurantId),
          eq(menuItems.isRetired, false),
          notAmong(menuItems.id, rows.items),
        ),
      ),
    await tx
      .update(menuOptions)
      .set(gone)
      .where(
        and(
          inArray(menuOptions.menuItemId, itemsOfRestaurant),
          eq(menuOptions.isRetired, false),
          notAmong(menuOptions.id, rows.options),
        ),
      ),
    await tx
      .update(menuChoices)
      .set(gone)
      .where(
        and(
          inArray(menuChoices.optionId, optionsOfRestaurant),
          eq(menuChoices.isRetired, false),
          notAmong(menuChoices.id, rows.choices),
        ),
      ),
  ];
  return results.reduce((sum, result) => sum + (result.rowCount ?? 0), 0);
}
