/** The same response, whose body ends as if it were complete when the signal aborts; `onEnd` hears once of any end. */
export function endWith(signal: AbortSignal, response: Response, onEnd: () => void): Response {
  const { status, headers } = response;
  const reader = response.body?.getReader();
  if (reader === undefined) {
    onEnd();
    return response;
  }
  let forget = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const end = () => {
        forget();
        controller.close();
        // The source may fail to end; nobody reads it any more.
        reader.cancel().catch(() => undefined);
      };
      forget = () => {
        forget = () => {};
        signal.removeEventListener('abort', end);
        onEnd();
      };
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (signal.aborted) return;
        if (!done) return controller.enqueue(value);
        forget();
        controller.close();
      } catch (error) {
        forget();
        controller.error(error);
      }
    },
    async cancel(reason) {
      forget();
      await reader.cancel(reason);
    },
  });
  return new Response(body, { status, headers });
}
