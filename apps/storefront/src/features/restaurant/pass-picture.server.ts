import { isId } from '@tiffin/domain';
import { requestScope } from '@tiffin/node';
import { restaurantIdOf } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';
import { fileResponse } from '../../server/file-response.server.ts';
import { log } from '../../server/log.ts';
import { requestHostname } from '../../server/request-host.server.ts';

// Also for a picture that is scaled or drawn on the way.
const longestMs = 20_000;
const passed = ['content-type', 'etag', 'cache-control', 'vary'] as const;
const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** Passes a picture of the request's own restaurant through, past the typed client, which reads JSON. */
export function passPicture(
  request: Request,
  { hash, file }: { hash: string; file: string },
): Promise<Response> {
  const isPicture = /^[0-9a-f]{64}$/.test(hash) && /^\d+\.webp$/.test(file);
  return pass(request, () => (isPicture ? `/pictures/${hash}/${file}` : null));
}

/** Passes one of the restaurant's icons through: `192.png`, `maskable.png`. */
export function passIcon(request: Request, icon: string): Promise<Response> {
  const isIcon = /^[a-z0-9]+\.png$/.test(icon);
  return pass(request, (restaurantId) => (isIcon ? `/restaurants/${restaurantId}/icons/${icon}` : null));
}

/** Passes the picture of a shared link through; `?dish=` names the dish that is shared. */
export function passSharePicture(request: Request): Promise<Response> {
  const dish = new URL(request.url).searchParams.get('dish') ?? '';
  const query = isId(dish) ? `?dish=${dish}` : '';
  return pass(request, (restaurantId) => `/restaurants/${restaurantId}/share-picture${query}`);
}

/** Passes on what the backend answers at an address, which is none where there is nothing to ask for. */
function pass(request: Request, addressAt: (restaurantId: string) => string | null): Promise<Response> {
  return fileResponse(async () => {
    const restaurantId = await restaurantIdOf(requestHostname(request));
    const address = restaurantId && addressAt(restaurantId);
    if (!address) return missing();
    const { BACKEND_URL, BACKEND_FALLBACK_URL, FOUNDATION_ID } = environment();
    const requestId = requestScope.getStore()?.requestId;
    const ifNoneMatch = request.headers.get('if-none-match');
    const accept = request.headers.get('accept');
    const ask = (backend: string) =>
      fetch(backend.replace(/\/$/, '') + address, {
        headers: {
          'foundation-id': FOUNDATION_ID,
          'restaurant-id': restaurantId,
          ...(requestId !== undefined && { 'x-request-id': requestId }),
          ...(ifNoneMatch !== null && { 'if-none-match': ifNoneMatch }),
          ...(accept !== null && { accept }),
        },
        redirect: 'error',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(longestMs)]),
      });
    const answer = await ask(BACKEND_URL).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      log.warn({ err: error }, 'A picture could not be fetched');
      if (BACKEND_FALLBACK_URL === undefined) throw error;
      return ask(BACKEND_FALLBACK_URL);
    });
    const headers = new Headers();
    for (const name of passed) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (answer.status === 200 || answer.status === 304)
      return new Response(answer.status === 200 ? answer.body : null, { status: answer.status, headers });
    await answer.body?.cancel();
    if (answer.status < 500) return missing();
    throw new Error(`The backend answered ${answer.status}.`);
  });
}
