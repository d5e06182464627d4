import { asc, eq } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { pictures } from '../db/schema.ts';
import { scaleInEveryWidth } from './scaled-picture.ts';

// What is left comes with the next minute.
const mostAtOnce = 200;

/**
 * Makes the widths of new pictures, so that no customer waits for them. Two servers at once do some of it twice, to the
 * same end; one picture that cannot be made does not hold up the others.
 */
export async function scalePictures(app: AppContext, isStopping: () => boolean): Promise<void> {
  const waiting = await app.db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(eq(pictures.isScaled, false))
    .orderBy(asc(pictures.createdAt), asc(pictures.hash))
    .limit(mostAtOnce);
  for (const { hash } of waiting) {
    if (isStopping()) return;
    try {
      if (!(await scaleInEveryWidth(app, hash))) {
        app.log.warn({ picture: hash }, 'A picture is not in the store');
        continue;
      }
      await app.db.update(pictures).set({ isScaled: true }).where(eq(pictures.hash, hash));
    } catch (error) {
      app.log.warn({ err: error, picture: hash }, 'A picture could not be scaled');
    }
  }
}
