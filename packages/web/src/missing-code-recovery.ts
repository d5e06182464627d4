/** Loads the document again once the server can render it, and returns whether it can. */
export async function reloadWhenServed(): Promise<boolean> {
  const response = await fetch(window.location.href).catch(() => null);
  const isServed = response !== null && response.status < 500;
  if (isServed) window.location.reload();
  return isServed;
}

/** Whether this document is one that was loaded again: without its code a second time, it would come so a third time. */
export function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}
