import { isId } from '@tiffin/domain';
import { streamRefusal } from '@tiffin/web/server/pass-event-stream';
import { passPhoto } from '@tiffin/web/server/pass-photo';
import { restaurantIdOf } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';
import { log } from '../../server/log.ts';
import { clientAddress, requestHostname } from '../../server/request-host.server.ts';

interface ProblemPhotoPath {
  readonly id: string;
  readonly problemId: string;
  readonly photoId: string;
}

/** Passes a photo of a problem through. It goes with the access token alone, as the order's stream does. */
export async function passProblemPhoto(request: Request, path: ProblemPhotoPath): Promise<Response> {
  const { id, problemId, photoId } = path;
  const authorization = request.headers.get('authorization');
  if (![id, problemId, photoId].every(isId)) return streamRefusal(404);
  if (authorization === null) return streamRefusal(401);
  if ((await restaurantIdOf(requestHostname(request))) === null) return streamRefusal(404);

  const { BACKEND_URL, FOUNDATION_ID } = environment();
  return passPhoto({
    request,
    url: `${BACKEND_URL.replace(/\/$/, '')}/orders/${id}/problems/${problemId}/photos/${photoId}`,
    authorization,
    foundationId: FOUNDATION_ID,
    clientAddress: clientAddress(request),
    log,
  });
}
