/**
 * Runs a task once the page has loaded and the browser has nothing better to do: what will be wanted soon must not
 * compete with what is wanted now. Gives the way to call it off.
 */
export function whenIdle(task: () => void): () => void {
  let calledOff = () => {};
  const begin = () => {
    // Older Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(task, 500);
      calledOff = () => clearTimeout(timer);
      return;
    }
    const handle = requestIdleCallback(task, { timeout: 5_000 });
    calledOff = () => cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') begin();
  else {
    window.addEventListener('load', begin, { once: true });
    calledOff = () => window.removeEventListener('load', begin);
  }
  return () => calledOff();
}
