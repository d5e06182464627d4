import { requestScope } from '@tiffin/node';
import { type BackendRequest, streamRefusal } from './pass-event-stream.ts';

// Photos are small: at most 2000 px a side.
const waitMs = 10_000;

/** Passes a photo of the backend through, past the typed client, for the one whose token comes with the request. */
export async function passPhoto(wanted: BackendRequest): Promise<Response> {
  const { request, url, authorization, foundationId, clientAddress, log } = wanted;
  const requestId = requestScope.getStore()?.requestId;
  try {
    const answer = await fetch(url, {
      headers: {
        authorization,
        'foundation-id': foundationId,
        ...(requestId !== undefined && { 'x-request-id': requestId }),
        ...(clientAddress !== undefined && { 'x-forwarded-for': clientAddress }),
      },
      redirect: 'error',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(waitMs)]),
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return streamRefusal(answer.status);
    }
    // Read here: what breaks off half way is no photo.
    return new Response(await answer.arrayBuffer(), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    if (!request.signal.aborted) log.warn({ err: error }, 'A photo could not be fetched');
    return streamRefusal(503);
  }
}
