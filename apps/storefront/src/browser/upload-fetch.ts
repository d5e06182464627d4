/** A fetch that says how much of its body has been sent, from 0 to 1: the browser's own says nothing. */
export function uploadFetch(onProgress: (share: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init ?? {};
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.responseType = 'arraybuffer';
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(responseOf(request)));
      // As fetch fails without an answer.
      request.addEventListener('error', () => reject(new TypeError('The upload got no answer.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init?.body instanceof FormData ? init.body : null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  const body: unknown = response;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isEmpty = status === 204 || !(body instanceof ArrayBuffer) || body.byteLength === 0;
  return new Response(isEmpty ? null : body, { status, statusText, headers });
}
