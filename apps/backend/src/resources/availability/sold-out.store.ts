import { type SoldOut, type SoldOutTarget, soldOutAt } from '@tiffin/domain';
import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { menuChoices, menuItems, menuOptions, soldOuts } from '../../db/schema.ts';

/** The expression of what staff have taken off a restaurant's menu, over or not, as JSON of `SoldOut[]`. */
export function soldOutOf(restaurantId: PgColumn): SQL<SoldOut[]> {
  return sql<SoldOut[]>`coalesce((
    select json_agg(json_build_object('id', ${soldOuts.targetId}, 'until', ${soldOuts.until}))
    from ${soldOuts} where ${soldOuts.restaurantId} = ${restaurantId}
  ), '[]'::json)`;
}

/** Whether each target is on the menu of a restaurant. */
export async function areOnMenu(
  tx: Transaction,
  restaurantId: string,
  targets: readonly SoldOutTarget[],
): Promise<boolean> {
  const idsOf = (wanted: SoldOutTarget['kind']) => [
    ...new Set(targets.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ];
  const [dishes, choices] = [idsOf('dish'), idsOf('choice')];
  const knownDishes = await tx.$count(
    menuItems,
    and(
      inArray(menuItems.id, dishes),
      eq(menuItems.restaurantId, restaurantId),
      eq(menuItems.isRetired, false),
    ),
  );
  const ownOptions = tx
    .select({ id: menuOptions.id })
    .from(menuOptions)
    .innerJoin(menuItems, eq(menuItems.id, menuOptions.menuItemId))
    .where(eq(menuItems.restaurantId, restaurantId));
  const knownChoices = await tx.$count(
    menuChoices,
    and(
      inArray(menuChoices.id, choices),
      inArray(menuChoices.optionId, ownOptions),
      eq(menuChoices.isRetired, false),
    ),
  );
  return knownDishes === dishes.length && knownChoices === choices.length;
}

/** Takes dishes and choices of a restaurant off its menu, until an instant or until they are put back. */
export async function takeOff(
  tx: Transaction,
  restaurantId: string,
  targets: readonly SoldOutTarget[],
  until: Date | null,
): Promise<void> {
  const rows = inOneOrder(targets).map(({ kind, id }) => ({ restaurantId, kind, targetId: id, until }));
  await tx
    .insert(soldOuts)
    .values(rows)
    .onConflictDoUpdate({ target: [soldOuts.kind, soldOuts.targetId], set: { until } });
}

/** Puts dishes and choices of a restaurant back, and with them whatever is over by now. */
export async function putBack(
  tx: Transaction,
  restaurantId: string,
  targets: readonly SoldOutTarget[],
  now: Date,
): Promise<void> {
  const named = targets.map(({ kind, id }) => and(eq(soldOuts.kind, kind), eq(soldOuts.targetId, id)));
  const isGone = or(...named, lte(soldOuts.until, now));
  await tx.delete(soldOuts).where(and(eq(soldOuts.restaurantId, restaurantId), isGone));
}

/** What is sold out at an instant, by the id of dish or choice. */
export function runningMarks(marks: readonly SoldOut[], now: Date): ReadonlyMap<string, SoldOut> {
  const running = soldOutAt(marks, now);
  return new Map(marks.filter(({ id }) => running.has(id)).map((mark) => [mark.id, mark]));
}

// Each row once, and in an order of their own: two devices that take the same off do not wait for each other in a circle.
function inOneOrder(targets: readonly SoldOutTarget[]): SoldOutTarget[] {
  const byKey = new Map(targets.map((target) => [`${target.kind} ${target.id}`, target]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, target]) => target);
}
