import { isId } from '@tiffin/domain';
import { streamRefusal } from '@tiffin/web/server/pass-event-stream';
import { passPhoto } from '@tiffin/web/server/pass-photo';
import { clientAddress, counterToken, managerToken } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';
import { log } from '../../server/log.ts';

/** The ids in the address of a photo. */
export interface ProblemPhotoPath {
  readonly id: string;
  readonly orderId: string;
  readonly problemId: string;
  readonly photoId: string;
}

/**
 * Passes a photo of a problem through: for the device that the page's cookie names, and where it would need a PIN for the
 * person who has signed in on it.
 */
export async function passProblemPhoto(request: Request, path: ProblemPhotoPath): Promise<Response> {
  const token = counterToken();
  if (!Object.values(path).every(isId)) return streamRefusal(404);
  if (token === undefined) return streamRefusal(401);

  const { id, orderId, problemId, photoId } = path;
  const { BACKEND_URL, FOUNDATION_ID } = environment();
  const read = (by: string) =>
    passPhoto({
      request,
      url: `${BACKEND_URL.replace(/\/$/, '')}/counter/restaurants/${id}/orders/${orderId}/problems/${problemId}/photos/${photoId}`,
      authorization: `Bearer ${by}`,
      foundationId: FOUNDATION_ID,
      clientAddress: clientAddress(),
      log,
    });
  const answer = await read(token);
  const person = managerToken();
  return answer.status === 403 && person !== undefined && person !== token ? read(person) : answer;
}
