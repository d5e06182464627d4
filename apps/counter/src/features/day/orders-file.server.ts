import { isCalendarDate, isId } from '@tiffin/domain';
import { requestScope } from '@tiffin/node';
import { clientAddress, managerToken } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';
import { log } from '../../server/log.ts';

/**
 * Passes the file of some days' orders through, for the person or device that the page's cookie names. It calls the backend
 * itself: a client reads each answer whole, and this one goes on to the browser as it comes, however long it is.
 */
export async function passOrdersFile(request: Request, restaurantId: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  const token = managerToken();
  if (!isId(restaurantId) || !isCalendarDate(from) || !isCalendarDate(to)) return refusal(404);
  if (token === undefined) return refusal(401);

  const { BACKEND_URL, FOUNDATION_ID } = environment();
  const requestId = requestScope.getStore()?.requestId;
  const address = clientAddress();
  const path = `/counter/restaurants/${restaurantId}/export.csv?from=${from}&to=${to}`;
  try {
    const answer = await fetch(`${BACKEND_URL.replace(/\/$/, '')}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        'foundation-id': FOUNDATION_ID,
        ...(requestId !== undefined && { 'x-request-id': requestId }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      redirect: 'error',
      signal: request.signal,
    });
    if (answer.ok) return file(answer);
    await answer.body?.cancel();
    return refusal(answer.status);
  } catch (error) {
    if (!request.signal.aborted) log.warn({ err: error }, 'The file of orders could not be read');
    return refusal(503);
  }
}

function file({ body, headers }: Response): Response {
  return new Response(body, {
    headers: {
      'content-type': headers.get('content-type') ?? 'text/csv; charset=utf-8',
      'content-disposition': headers.get('content-disposition') ?? 'attachment',
      'cache-control': 'no-store',
    },
  });
}

const refusal = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
