const missingCode = 'The code of this page could not be fetched.';

/**
 * Keeps the app on the screen when code of a page does not arrive. The router takes the browsers' own words for it as
 * the sign to reload the window, and without a server their error page would take the app's place. In words of ours it
 * leads to the route's error component, which asks first. To be called once, before any page is opened.
 */
export function keepAppWithoutCode(): void {
  // Vite tells of code that could not be fetched, before the importer hears of it.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${missingCode} ${payload.message}`;
  });
}

/** Whether code could not be fetched: the server is away, or has a newer version of it under another name. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(missingCode);
}
