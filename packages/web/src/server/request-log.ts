import { isAbort, type Logger, requestIdOf, requestScope } from '@tiffin/node';
import { FastResponse } from 'srvx/node';
import type { PreparedResponse } from './prepared-response.ts';

/** The status in the log of a request whose client has gone away before the answer. */
const clientGone = 499;

/** Answers a request under its id, and writes one line about it; what goes wrong is a 500 without details. */
export function withRequestLog(
  request: Request,
  answer: () => Response | Promise<Response>,
  to: Logger,
): Promise<Response> {
  const requestId = requestIdOf(request);
  return requestScope.run({ requestId }, async () => {
    const started = performance.now();
    const logRequest = (status: number) => writeLine(request, status, performance.now() - started, to);
    try {
      const response = await answer();
      logRequest(request.signal.aborted ? clientGone : response.status);
      return named(response, requestId);
    } catch (error) {
      if (request.signal.aborted || isAbort(error)) {
        logRequest(clientGone);
        return new Response(null, { status: 400 });
      }
      to.error({ err: error }, 'A request failed');
      logRequest(500);
      return new Response('Internal Server Error', {
        status: 500,
        headers: { 'x-request-id': requestId, 'cache-control': 'no-store' },
      });
    }
  });
}

/** Answers a request from memory under its id, and writes one line about it; undefined when it is not there. */
export function answerFromMemory(
  request: Request,
  find: (request: Request) => PreparedResponse | undefined,
  to: Logger,
): Response | undefined {
  const requestId = requestIdOf(request);
  return requestScope.run({ requestId }, () => {
    const prepared = find(request);
    if (prepared === undefined) return undefined;
    const { status, headers, body } = prepared;
    writeLine(request, status, 0, to);
    return new FastResponse(body, { status, headers: [...headers, ['x-request-id', requestId]] });
  });
}

function writeLine({ method, url }: Request, status: number, ms: number, to: Logger): void {
  const { pathname } = new URL(url);
  // Monitors ask every few seconds.
  if (pathname === '/healthz' && status === 200) return;
  to[status >= 500 ? 'error' : 'info']({ method, path: pathname, status, ms: Math.round(ms) }, 'request');
}

// The headers of a redirect cannot be changed, only copied.
function named(response: Response, requestId: string): Response {
  if (response.status < 300 || response.status >= 400) {
    response.headers.set('x-request-id', requestId);
    return response;
  }
  const headers = new Headers(response.headers);
  headers.set('x-request-id', requestId);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
