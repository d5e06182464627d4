/** Waits; answers whether all of the time went by, or the signal ended it before. */
export function wait(ms: number, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve(false);
  });
  return promise;
}
