import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handler.ts';
import { notFound, unavailable } from '../../contract/problem.ts';
import { cutoutsFolder } from '../../files.ts';
import { isCurrent } from '../../http/caching.ts';
import { drawIcon } from '../../pictures/drawn/draw-icon.ts';
import { type DishPicture, drawSharePicture } from '../../pictures/drawn/draw-share-picture.ts';
import { findBrand, findSharedDish, type SharedDish } from './brand-pictures.store.ts';

const later = unavailable('This picture cannot be shown right now.', 30);
const forAnHour = 'public, max-age=3600';
// Raised when the same facts are drawn in another way.
const drawing = 1;

/** Icons and pictures of shared links, drawn from what a restaurant says of itself. */
export const brandPictureHandlers = {
  getIcon: async ({ app, params, headers: request, foundationId }) => {
    const brand = await findBrand(app.db, foundationId, params.id);
    if (brand === null) return notFound('This restaurant');
    const headers = headersOf({ icon: params.icon, brand });
    if (isCurrent(request.get('if-none-match'), headers.etag)) return { status: 304, headers };
    const bytes = await once(app, headers.etag, async () =>
      drawIcon(brand, params.icon, brand.logo && (await app.pictures.read(brand.logo.hash, 'original'))),
    );
    return bytes === null ? later : { status: 200, picture: { type: 'image/png', bytes }, headers };
  },

  getSharePicture: async ({ app, params, query, headers: request, foundationId }) => {
    const brand = await findBrand(app.db, foundationId, params.id);
    if (brand === null) return notFound('This restaurant');
    const dish = await findSharedDish(app.pool, params.id, query.dish);
    if (dish === null && query.dish !== undefined) return notFound('This dish');
    const dishName = query.dish === undefined ? null : (dish?.name ?? null);
    const headers = headersOf({ brand, dishName, photo: dish?.photo, photoUrl: dish?.photoUrl });
    if (isCurrent(request.get('if-none-match'), headers.etag)) return { status: 304, headers };
    const bytes = await once(app, headers.etag, async () =>
      drawSharePicture(brand, dishName, dish && (await readDishPicture(app, dish))),
    );
    return bytes === null ? later : { status: 200, picture: { type: 'image/jpeg', bytes }, headers };
  },
} satisfies Partial<Handlers>;

/** The same facts are drawn alike on every server. */
function headersOf(facts: object) {
  const digest = createHash('sha256')
    .update(JSON.stringify({ drawing, ...facts }))
    .digest('base64url');
  return { etag: `"${digest.slice(0, 27)}"`, 'cache-control': forAnHour };
}

// By their facts, so that nothing in it is ever out of date; a restaurant's few are asked for again and again.
const drawn = new LRUCache<string, Buffer<ArrayBuffer>>({ max: 300 });

/** What is drawn, once for callers of the same moment; null while a picture that belongs in it cannot be read. */
async function once(
  { singleFlight, log }: AppContext,
  etag: string,
  draw: () => Promise<Buffer<ArrayBuffer>>,
) {
  return (
    drawn.get(etag) ??
    singleFlight(`drawn ${etag}`, async () => {
      try {
        const bytes = await draw();
        drawn.set(etag, bytes);
        return bytes;
      } catch (error) {
        log.warn({ err: error }, 'A picture could not be drawn');
        return null;
      }
    })
  );
}

async function readDishPicture(
  { pictures, log }: AppContext,
  { photo, photoUrl }: SharedDish,
): Promise<DishPicture | null> {
  if (photo !== null) {
    const bytes = await pictures.read(photo.hash, 'original');
    return bytes && { kind: 'photo', bytes, photo };
  }
  const file = /^\/dishes\/([a-z0-9-]+\.webp)$/.exec(photoUrl ?? '')?.[1];
  // A picture of another host is not fetched: nobody knows what answers there.
  if (file === undefined) return null;
  const bytes = await readFile(join(cutoutsFolder, file)).catch((error: unknown) => {
    log.warn({ err: error }, 'A picture of the build is not beside the backend');
    return null;
  });
  return bytes && { kind: 'cutout', bytes };
}
