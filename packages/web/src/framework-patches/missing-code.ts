const missingCodeErrors = new WeakSet<Error>();

/**
 * Keeps the app on the screen when the code of a page cannot be fetched. Call once, before any page is opened.
 *
 * Why: the router recognises such an error by the browser's message and reloads the window at once. Without a
 * connection the browser's own error page then takes the place of the app. With another message the error reaches the
 * route's error component, which reloads only when the server answers.
 * Gain: a customer whose connection is gone keeps the app and the cart (`e2e/failures.spec.ts`).
 * Upstream: https://github.com/TanStack/router/issues/6107. `missing-code.test.ts` fails when the router lets the error
 * through; then keep only the WeakSet, which says what kind of error it is.
 */
export function keepAppWithoutCode(): void {
  // Vite dispatches this event before the import rejects with the same error.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missingCodeErrors.add(payload);
    payload.message = `The code of this page could not be fetched. ${payload.message}`;
  });
}

/** Whether code could not be fetched: the server is away, or has a newer version of it under another name. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missingCodeErrors.has(error);
}
