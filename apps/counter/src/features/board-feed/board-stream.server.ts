import { isId } from '@tiffin/domain';
import { passEventStream, streamRefusal } from '@tiffin/web/server/pass-event-stream';
import { clientAddress, counterToken } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';
import { log } from '../../server/log.ts';

/** Passes the stream of a restaurant's changes through, for the person or device that the page's cookie names. */
export async function passBoardStream(request: Request, restaurantId: string): Promise<Response> {
  const token = counterToken();
  if (!isId(restaurantId)) return streamRefusal(404);
  if (token === undefined) return streamRefusal(401);

  const { BACKEND_URL, FOUNDATION_ID } = environment();
  return passEventStream({
    request,
    url: `${BACKEND_URL.replace(/\/$/, '')}/counter/restaurants/${restaurantId}/stream`,
    authorization: `Bearer ${token}`,
    foundationId: FOUNDATION_ID,
    clientAddress: clientAddress(),
    log,
  });
}
