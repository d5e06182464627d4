import { serviceAt } from '@tiffin/domain';
import type { MailPause } from '@tiffin/mail';
import type { AppContext } from '../context.ts';
import { findService } from '../resources/service/service.store.ts';

/** The pause that a mail to the managers speaks of; null when it is over, or another one has taken its place. */
export async function readPauseForMail(
  { db, env }: Pick<AppContext, 'db' | 'env'>,
  restaurantId: string,
  reason: MailPause['reason'],
  now: Date,
): Promise<MailPause | null> {
  const { pause } = serviceAt(await findService(db, restaurantId), now);
  if (pause?.reason !== reason) return null;
  const serviceUrl = env.COUNTER_URL === null ? null : new URL('service', env.COUNTER_URL).href;
  return { reason, until: pause.until, serviceUrl };
}
