import { isId } from '@tiffin/domain';
import { passEventStream, streamRefusal } from '@tiffin/web/server/pass-event-stream';
import { restaurantIdOf } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';
import { log } from '../../server/log.ts';
import { clientAddress, requestHostname } from '../../server/request-host.server.ts';

/**
 * Passes the stream of an order through. It goes with the access token alone: a renewed pair could not be handed back
 * once the stream has begun.
 */
export async function passOrderStream(request: Request, id: string): Promise<Response> {
  const authorization = request.headers.get('authorization');
  if (!isId(id)) return streamRefusal(404);
  if (authorization === null) return streamRefusal(401);
  if ((await restaurantIdOf(requestHostname(request))) === null) return streamRefusal(404);

  const { BACKEND_URL, FOUNDATION_ID } = environment();
  return passEventStream({
    request,
    url: `${BACKEND_URL.replace(/\/$/, '')}/orders/${id}/stream`,
    authorization,
    foundationId: FOUNDATION_ID,
    clientAddress: clientAddress(request),
    log,
  });
}
