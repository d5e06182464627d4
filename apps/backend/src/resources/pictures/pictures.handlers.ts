import { photoWidths } from '@tiffin/domain';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/handler.ts';
import { notFound, unavailable } from '../../contract/problem.ts';
import { restaurantPictures } from '../../db/schema.ts';
import { isCurrent } from '../../http/caching.ts';
import { scaledPicture } from '../../pictures/scaled-picture.ts';

// An address names content: what it once answered it answers for ever.
const forAYear = 'public, max-age=31536000, immutable';

/** The pictures of restaurants. */
export const pictureHandlers = {
  getPicture: async ({ app, log, params, headers: request, restaurantId }) => {
    const { hash, file } = params;
    const width = photoWidths.find((each) => file === `${each}.webp`);
    const [shown] = await app.db
      .select({ hash: restaurantPictures.hash })
      .from(restaurantPictures)
      .where(and(eq(restaurantPictures.restaurantId, restaurantId), eq(restaurantPictures.hash, hash)));
    if (shown === undefined || width === undefined) return notFound('This picture');
    const { PICTURES_AVIF } = app.env;
    const isAvif = PICTURES_AVIF && (request.get('accept')?.includes('image/avif') ?? false);
    const headers = {
      etag: `"${hash.slice(0, 32)}-${width}${isAvif ? '-avif' : ''}"`,
      'cache-control': forAYear,
      ...(PICTURES_AVIF && { vary: 'accept' }),
    };
    if (isCurrent(request.get('if-none-match'), headers.etag)) return { status: 304, headers };
    const picture = await scaledPicture(app, hash, width, isAvif ? 'avif' : 'webp').catch(
      (error: unknown) => {
        log.warn({ err: error, picture: hash }, 'A picture could not be read or scaled');
        return null;
      },
    );
    // The page shows an empty plate meanwhile, and asks again the next time.
    if (picture === null) return unavailable('This picture cannot be shown right now.', 30);
    return { status: 200, picture: { type: isAvif ? 'image/avif' : 'image/webp', bytes: picture }, headers };
  },
} satisfies Partial<Handlers>;
