import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { dialogDepth } from './dialog-history.ts';

/** Runs what belongs into the entry below a dialog once the browser is there; at once where it is already. */
export function whenDialogsLeft(history: RouterHistory, depth: number, run: () => void): void {
  if (dialogDepth(history) <= depth) {
    run();
    return;
  }
  const unsubscribe = history.subscribe(() => {
    if (dialogDepth(history) > depth) return;
    unsubscribe();
    run();
  });
}

/**
 * Keeps a fragment that has parameters (`#without=nuts`) where the page would put another one into its place: a link to a
 * place on the page goes there without naming it, and another page begins at its top, as the router would without a
 * fragment. Returns how to stop.
 */
export function keepFragment(router: AnyRouter): () => void {
  const hasKept = () => router.history.location.hash.includes('=');
  const goToPlace = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const place = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (!place || !hasKept()) return;
    event.preventDefault();
    place.scrollIntoView();
    // As after a link that the browser follows, the next Tab goes on from there.
    place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
  };
  document.addEventListener('click', goToPlace);
  const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const isNew = router.history.location.state.__TSR_index > (fromLocation?.state.__TSR_index ?? 0);
    if (hasKept() && pathChanged && isNew) window.scrollTo(0, 0);
  });
  return () => {
    document.removeEventListener('click', goToPlace);
    stop();
  };
}
