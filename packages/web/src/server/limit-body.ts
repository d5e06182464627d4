import { clientAddress, clientNetwork } from '@tiffin/node';
import type { NodeServerRequest, ServerRequest } from 'srvx';
import { limitRequestBody } from 'srvx/body-limit';

/** A call whose body may be larger than others', and may take as long as it keeps coming. */
export interface UploadCall {
  /** Its address on this server, such as that of a server function. */
  readonly path: string;
  readonly maxBytes: number;
}

interface BodyLimits {
  readonly uploads: readonly UploadCall[];
  /** The most of every other body. */
  readonly maxBytes: number;
  /** How long a body may take, or for an upload: how long none of it may come. In ms. */
  readonly patienceMs: number;
  /** How many bodies that only an upload may have are read at once: all of each is in memory. */
  readonly mostAtOnce: number;
  /** How many of those one caller may send, so that nobody holds them all by sending slowly. */
  readonly mostOfOne: number;
  /** Who calls; undefined where that cannot be known. */
  readonly callerOf: (request: ServerRequest) => string | undefined;
}

/** The limits of a Start app's calls; none is an upload unless the app says so. */
export const usualBodyLimits: BodyLimits = {
  uploads: [],
  maxBytes: 256 * 1024,
  patienceMs: 30_000,
  mostAtOnce: 8,
  mostOfOne: 2,
  callerOf: () => undefined,
};

/** The network of a caller, as our own proxies name it; undefined without any, where a proxy of others may hide everyone. */
export function proxiedNetwork(headers: Headers, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const forwardedFor = headers.get('x-forwarded-for');
  const address = clientAddress({ forwardedFor, peer: undefined, trustedProxies });
  return address === undefined ? undefined : clientNetwork(address);
}

/**
 * Makes what returns a request whose body is neither too large nor too slow, or the refusal of one that says that it is too
 * large, or that comes beside too many others.
 */
export function createBodyLimit(limits: BodyLimits): (request: ServerRequest) => Request | Response {
  const large = new Map<NodeServerRequest, string | undefined>();
  return (request) => limitBody(request, limits, large);
}

function limitBody(
  request: ServerRequest,
  limits: BodyLimits,
  large: Map<NodeServerRequest, string | undefined>,
): Request | Response {
  const { headers, method } = request;
  const announced = headers.get('content-length');
  const isChunked = headers.has('transfer-encoding');
  if (method === 'GET' || method === 'HEAD' || (announced === null && !isChunked)) return request;

  const { pathname } = new URL(request.url);
  const upload = limits.uploads.find(({ path }) => path === pathname);
  const maxBytes = upload?.maxBytes ?? limits.maxBytes;
  if (Number(announced ?? 0) > maxBytes) return refusal(413, 'This is too large to be sent.');

  const { req: incoming, res: outgoing } = request.runtime?.node ?? {};
  if (incoming !== undefined) {
    if (upload !== undefined && (isChunked || Number(announced) > limits.maxBytes)) {
      const caller = limits.callerOf(request);
      const own = caller === undefined ? [] : [...large.values()].filter((other) => other === caller);
      if (large.size >= limits.mostAtOnce || own.length >= limits.mostOfOne)
        return refusal(503, 'Too much is being sent at the moment.');
      large.set(incoming, caller);
      outgoing?.once('close', () => large.delete(incoming));
    }
    endWhenSilent(incoming, limits.patienceMs, upload !== undefined);
  }
  // What says how long it is cannot be longer: Node reads no more than that.
  return isChunked ? limitRequestBody(request, maxBytes) : request;
}

function refusal(status: 413 | 503, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      // What is still to come of it is not waited for.
      connection: 'close',
      ...(status === 503 && { 'retry-after': '10' }),
    },
  });
}

function endWhenSilent(incoming: NodeServerRequest, patienceMs: number, isUpload: boolean): void {
  let seen: number | undefined;
  const timer = setInterval(() => {
    if (incoming.complete) return stop();
    const { bytesRead } = incoming.socket;
    if (!isUpload || bytesRead === seen) incoming.destroy();
    seen = bytesRead;
  }, patienceMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  incoming.once('end', stop);
  incoming.once('close', stop);
}
