import type { Photo } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { pictures, restaurantPictures } from '../db/schema.ts';

/** A picture that is stored, without the point that stays in view. */
export type StoredPicture = Omit<Photo, 'focalX' | 'focalY'>;

/** Writes which pictures there are, and that a restaurant may show them. */
export async function writePictures(
  tx: Transaction,
  restaurantId: string,
  taken: readonly StoredPicture[],
): Promise<void> {
  // Two names may stand for one picture; sorted, so that two imports wait for each other in one order.
  const stored = [...new Map(taken.map((picture) => [picture.hash, picture])).values()].sort((a, b) =>
    a.hash < b.hash ? -1 : 1,
  );
  if (stored.length === 0) return;
  await tx.insert(pictures).values(stored).onConflictDoNothing();
  await tx
    .insert(restaurantPictures)
    .values(stored.map(({ hash }) => ({ restaurantId, hash })))
    .onConflictDoUpdate({
      target: [restaurantPictures.restaurantId, restaurantPictures.hash],
      set: { unnamedSince: sql`null` },
    });
}
